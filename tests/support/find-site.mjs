// In place of DNS: the addresses of the tests lead to the stand-in at DEPLOYED_SITE. Plain JavaScript,
// for it is loaded into whatever Node runs (NODE_OPTIONS).
const { fetch } = globalThis
globalThis.fetch = (input, init) =>
  fetch(
    typeof input === 'string' ? input.replace(/^https:\/\/\w+\.helmsway\.test/, process.env.DEPLOYED_SITE) : input,
    init,
  )
