// Prints the styles that the installed feedback widget writes with our options, as JSON: it is run once with a document that takes everything.
import { widgetOptions } from '#features/error-reporting/widget-options.ts'

const styles: string[] = []
const anything: object = new Proxy(() => anything, {
  get: () => anything,
  set: (_element, name, value) => {
    if (name === 'textContent') styles.push(String(value))
    return true
  },
})
Object.assign(globalThis, { document: anything })
const { feedbackIntegration } = await import('@sentry/react')
const widget = feedbackIntegration(widgetOptions)
widget.createWidget()
await widget.createForm()
console.log(JSON.stringify(styles))
