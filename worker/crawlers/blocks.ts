/** A section of a Markdown text: its heading and its blocks; empty ones are left out. */
export const part = (title: string, ...blocks: string[]) => [`## ${title}`, ...blocks.filter((block) => block !== '')]

/** A Markdown list. */
export const list = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n')

/** A list of titles, each with its text. */
export const namedList = (items: { title: string; content: string }[]) =>
  list(items.map(({ title, content }) => `**${title}**: ${content}`))
