import type { Field } from './fields.ts'

/** Sample inputs: good values of every kind of field, and known mistakes. */
export const samples = [
  'x',
  ' x ',
  'Two words',
  'reading-an-order-book',
  'Reading-An-Order-Book',
  'Bài-viết',
  '-a',
  'a-',
  'a--b',
  'https://app.example.com',
  'https://app.example.com/register?from=cms#top',
  'https://app.example.com:8443/',
  'https://app.example.com:99999/',
  'https://app.example.com/a b',
  'https://',
  'https://a',
  'http://app.example.com',
  'HTTPS://app.example.com',
  'app.example.com',
  'javascript:alert(1)',
  '/knowledge-base',
  '/',
  '//app.example.com',
  '/\\app.example.com',
  '/a b',
  '#pricing',
  '#',
  'name@example.com',
  'name@example',
  '3.1.0',
  'new-feature',
  'company-news',
  'published',
]

/** Whether the rules of a text field accept `value`. */
export function isAllowed({ kind, pattern, choices, others, required }: Field, value: string): boolean {
  if (kind === 'choice') return others === true || choices?.includes(value) === true
  if (kind !== 'text' && kind !== 'lines' && kind !== 'html') return false
  return (!required && value === '') || !pattern || new RegExp(pattern.regex).test(value)
}
