declare module 'virtual:content/redirects' {
  const rules: import('./rule.ts').RedirectRule[]
  export default rules
}
