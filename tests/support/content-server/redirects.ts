/** Rows of the redirect table, as the collection stores them. */
export const redirects = [
  { id: 1, from: '/cms-old', to: '/resources/blog', status: 301 },
  { id: 2, from: '/cms-campaign/*', to: 'https://app.cms.example/register', status: 302 },
]

/** The same, mixed with every kind of row that the site must refuse. */
export const wrongRedirects = [
  ...redirects,
  { id: 3, from: 'no-path', to: '/', status: 301 },
  { id: 4, from: '/cms-script', to: 'javascript:hostile()', status: 301 },
  { id: 5, from: '/cms-status', to: '/', status: 200 },
  { id: 6, from: '/cms-foreign', to: 'https://evil.example/login', status: 302 },
  { id: 7, from: '/cms-self/*', to: '/cms-self/*', status: 302 },
  { id: 8, from: '/cms-there', to: '/cms-back', status: '302' },
  { id: 9, from: '/cms-back', to: '/vi/cms-there', status: 302 },
  { id: 10, from: '/cms-gone', to: null, status: 410 },
  { id: 11, from: '/vi/knowledge-base', to: '/', status: 301 },
  { id: 12, from: '/resources/*', to: '/', status: 301 },
  { id: 13, from: '/vi/trang/dieu-khoan-su-dung', to: '/', status: 301 },
  { id: 14, from: '/page/terms-of-use', to: '/', status: 410 },
  { id: 15, from: '/knowledge-base/api-key-permissions', to: '/', status: 301 },
  { id: 16, from: '/resources/guidelines/anything', to: '/', status: 301 },
  { id: 17, from: '/api/config', to: '/', status: 301 },
  { id: 18, from: '/cms-chain', to: '/cms-old', status: 301 },
  { id: 19, from: '/knowledge-base/cms-moved', to: '/knowledge-base', status: 301 },
  { id: 20, from: '/cms-port', to: 'https://app.cms.example:99999/', status: 301 },
  { id: 21, from: '/cms-word', to: '/', status: 'moved' },
  { id: 22, from: ['/cms-list'], to: '/', status: 301 },
  { id: 23, from: '/cms-object', to: { path: '/' }, status: 301 },
  null,
]
