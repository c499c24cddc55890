import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React's way of writing: charSet, <br/>, hidden="".
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // An id may begin with any character; those of React begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // It knows no CSS and takes an aside in an article for a landmark; of two navigations one shows
    // at any width. Axe sees the landmarks as they are (Lighthouse here, and
    // tests/e2e/a11y.spec.ts).
    'unique-landmark': 'off',
  },
})

/** The faults of a page's HTML, one per line: rule, position, message. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const errors = results.flatMap(({ messages }) => messages.filter(({ severity }) => severity === 2))
  return errors.map(({ ruleId, line, column, message, selector }) =>
    [ruleId, `${line}:${column}`, message, `(${selector ?? ''})`].join(' '),
  )
}
