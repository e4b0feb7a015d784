import android.net.Uri
import android.webkit.JavascriptInterface
import android.webkit.WebView
import org.json.JSONObject

// What the example of docs/app-bridge.md takes for granted of the app around it.

class Session {
  fun end() = Unit
  fun signIn(then: () -> Unit) = then()
}

class Host(private val webView: WebView, private val session: Session) {
  fun open() {
    // EXAMPLE
  }

  private fun runOnUiThread(action: () -> Unit) = action()
  private fun finish() = Unit
  private fun show(file: JSONObject) = Unit
}
