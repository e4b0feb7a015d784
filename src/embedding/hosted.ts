/** Whether the page is shown inside another: a frame of a parent window, or an app's webview that has our bridge (OD-13). */
export function isHosted(): boolean {
  return (
    window.parent !== window ||
    window.webkit?.messageHandlers?.close !== undefined ||
    window.Android?.postMessage !== undefined
  );
}
