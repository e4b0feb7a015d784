// For the runtime cloudfront-js-2.0, which knows no destructuring.
function handler(event) {
  const request = event.request;
  // More than one slash would lead to another host, and browsers read a backslash as a slash.
  const path = request.uri.replace(/^[/\\]+/, '/');
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
