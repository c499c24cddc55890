// node --import ./scripts/run/virtual-texts.ts: Node itself loads `virtual:texts/{group}`, which
// modules of the worker import, as the build does (scripts/vite/messages.ts).
import { registerHooks } from 'node:module'
import { textsApart } from '#scripts/content/messages.ts'

const prefix = 'virtual:texts/'

registerHooks({
  resolve: (name, context, next) => (name.startsWith(prefix) ? { url: name, shortCircuit: true } : next(name, context)),
  load(url, context, next) {
    if (!url.startsWith(prefix)) return next(url, context)
    const source = `export default ${JSON.stringify(textsApart(url.slice(prefix.length)))}`
    return { format: 'module', source, shortCircuit: true }
  },
})
