import { RouterContextProvider, useRouter } from '@tanstack/react-router'
import { createContext, useContext, type ReactNode } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'

/**
 * Gives what stands for the HTML that was made earlier of the same inputs. Without any, `undefined`: the part is rendered in its place,
 * and `render` once more after the page, for the pages to come.
 * @param inputs all that the part shows; it is forgotten with the first one
 */
export type HtmlMemory = (
  name: string,
  inputs: readonly [object, ...unknown[]],
  render: () => ReactNode,
) => string | undefined

/** On the server alone (html-memory.tsx). */
export const HtmlMemoryContext = createContext<HtmlMemory | undefined>(undefined)

/**
 * What goes into an element whose content is the same on page after page: on the server mostly ready HTML, in browsers
 * (and the first time) the components. They may use the router and the messages, but not `useId` and nothing of this page or visitor.
 * @param inputs see {@link HtmlMemory}; `undefined` for what is not the same on another page
 */
export function useRemembered(
  name: string,
  inputs: readonly [object, ...unknown[]] | undefined,
  content: () => ReactNode,
) {
  const memory = useContext(HtmlMemoryContext)
  const router = useRouter()
  const locale = useLocale()
  const messages = useMessages()
  const html =
    inputs &&
    memory?.(name, [...inputs, messages], () => (
      <RouterContextProvider router={router}>
        <IntlProvider locale={locale} messages={messages} timeZone="UTC">
          {content()}
        </IntlProvider>
      </RouterContextProvider>
    ))
  return html === undefined ? { children: content() } : { dangerouslySetInnerHTML: { __html: html } }
}

/** A part of a page that shows its inputs and nothing else, remembered as {@link useRemembered} says. The box is none in the layout. */
export function Remembered({
  name,
  inputs,
  children,
}: {
  name: string
  inputs: readonly [object, ...unknown[]]
  children: ReactNode
}) {
  return <div className="contents" {...useRemembered(name, inputs, () => children)} />
}
