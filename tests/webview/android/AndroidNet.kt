package android.net

class Uri(val host: String?) {
  companion object { fun parse(address: String?) = Uri(address) }
}
