// For the runtime cloudfront-js-2.0, which knows no destructuring.
/** `main.tf` puts the site's own in its place. */
const HOST = 'account.example';
/**
 * What CloudFront and an origin may read in two ways: `src/export/nginxConf.ts` says the same to nginx. CloudFront reads
 * an encoded letter before it chooses the origin, and sends it on as it came.
 */
const AMBIGUOUS =
  /\/\.+(?:\/|$)|[;\\]|%(?:25)*(?:2[ef]|3b|5c|[01].|7f|c[01]|e0%[89]|f0%8|f[5-9a-f])|^\/[^/%]*%/i;
/** Who asks, and where, is what CloudFront adds behind this, never what a client says. */
const PASSED_ON = (
  'host content-length transfer-encoding via accept-encoding accept accept-language authorization content-type ' +
  'cookie mobile-key origin referer sec-fetch-site user-agent x-captcha-response'
).split(' ');

function handler(event) {
  const request = event.request;
  // The distribution has a name of Amazon's too.
  if (request.headers.host.value !== HOST)
    return { statusCode: 421, statusDescription: 'Misdirected Request' };
  // More than one slash would lead to another host, and browsers read a backslash as a slash.
  const path = request.uri.replace(/^[/\\]+/, '/');
  const isForwarded = /^\/(?:api|captcha)\//.test(request.uri);
  if (AMBIGUOUS.test(path) || (isForwarded && path.includes('//')))
    return { statusCode: 400, statusDescription: 'Bad Request' };
  if (isForwarded) {
    for (const name of Object.keys(request.headers))
      if (!PASSED_ON.includes(name)) delete request.headers[name];
    return request;
  }
  if (path.endsWith('/')) {
    request.uri = `${path}index.html`;
    return request;
  }
  if (path.split('/').pop().includes('.')) return request;
  // With the query: an unsubscribe link has its token there.
  const given = request.querystring;
  const query = Object.keys(given).map((name) => `${name}=${given[name].value}`);
  const location = `${path}/${query.length > 0 ? `?${query.join('&')}` : ''}`;
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: location } },
  };
}
