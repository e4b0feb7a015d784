package android.webkit

annotation class JavascriptInterface

class WebSettings { var javaScriptEnabled = false }

class WebView {
  val settings = WebSettings()
  val url: String? = null
  fun addJavascriptInterface(host: Any, name: String) = Unit
  fun reload() = Unit
}
