/**
 * A value of a reference: money in cents, a share in percent, a plain number, or a text that only
 * stands alone.
 */
export type Value = { kind: 'money' | 'percent' | 'number'; value: number } | { kind: 'text'; text: string }

type Amount = Exclude<Value, { kind: 'text' }>

/** `$57`, `0.9%`, `12`, a name such as `price.launchpad`, or a sign. */
const token = /\s*(?:(\$?\d+(?:\.\d+)?%?)|([a-z][\w-]*(?:\.[\w-]+)*)|([-+*/()]|[−×÷]))/gy
const signs: Record<string, string> = { '−': '-', '×': '*', '÷': '/' }

function tokensOf(text: string): string[] {
  const found = [...text.matchAll(token)].map(([, number, name, sign = '']) => number ?? name ?? signs[sign] ?? sign)
  const read = [...text.matchAll(token)].reduce((length, [whole]) => length + whole.length, 0)
  if (text.slice(read).trim())
    throw new Error(`"${text.slice(read).trim()}" is not understood; write {{6 * price.starter}}`)
  return found
}

/**
 * Adds, subtracts, multiplies or divides. Money and plain numbers do not add up, and money times money
 * is nothing.
 */
function combine(sign: string, one: Amount, other: Amount): Amount {
  const [a, b] = [one.value, other.value]
  const kinds = `${one.kind} ${sign} ${other.kind}`
  if (sign === '+' || sign === '-') {
    if (one.kind !== other.kind) throw new Error(`${kinds}: write both with $, both with %, or both as numbers`)
    return { kind: one.kind, value: sign === '+' ? a + b : a - b }
  }
  // A percentage is stored as 9.6, so it counts as a hundredth where it multiplies.
  const factor = ({ kind, value }: Amount) => (kind === 'percent' ? value / 100 : value)
  if (sign === '*') {
    if (one.kind === 'money' && other.kind === 'money')
      throw new Error(`${kinds}: multiply by a number or a percentage`)
    if (one.kind === 'money') return { kind: 'money', value: a * factor(other) }
    if (other.kind === 'money') return { kind: 'money', value: factor(one) * b }
    return one.kind === 'percent' ? { kind: 'percent', value: a * factor(other) } : { kind: other.kind, value: a * b }
  }
  if (b === 0) throw new Error('division by zero')
  if (other.kind === 'money') {
    if (one.kind !== 'money') throw new Error(`${kinds}: only money is divided by money`)
    return { kind: 'percent', value: (a / b) * 100 }
  }
  if (one.kind === other.kind) return { kind: 'number', value: a / b }
  return { kind: one.kind, value: a / factor(other) }
}

function literal(text: string): Amount {
  const value = Number(text.replace(/[$%]/g, ''))
  if (text.startsWith('$')) return { kind: 'money', value: Math.round(value * 100) }
  return { kind: text.endsWith('%') ? 'percent' : 'number', value }
}

/**
 * Computes an expression of numbers, names, `+ - * /` and parentheses; money in cents. Names may have
 * hyphens, so `-` needs spaces. Money by money is a percentage.
 * @throws Error with the reason and a good value
 */
export function compute(text: string, valueOf: (name: string) => Value): Value {
  const tokens = tokensOf(text)
  let next = 0
  const amount = (value: Value): Amount => {
    if (value.kind === 'text') throw new Error(`"${value.text}" is a text, so write its name alone`)
    return value
  }

  function single(): Value {
    const found = tokens[next++]
    if (found === '(') {
      const inside = sum()
      if (tokens[next++] !== ')') throw new Error('a closing parenthesis is missing')
      return inside
    }
    if (found === '-') {
      const { kind, value } = amount(single())
      return { kind, value: -value }
    }
    if (found === undefined || /^[+*/)]$/.test(found)) throw new Error('a number or a name is missing')
    return /^[$\d]/.test(found) ? literal(found) : valueOf(found)
  }
  function chain(part: () => Value, which: RegExp): Value {
    let value = part()
    for (let sign = tokens[next]; sign !== undefined && which.test(sign); sign = tokens[next]) {
      next++
      value = combine(sign, amount(value), amount(part()))
    }
    return value
  }
  const product = () => chain(single, /^[*/]$/)
  const sum = (): Value => chain(product, /^[-+]$/)

  const value = sum()
  if (next < tokens.length) throw new Error(`a sign is missing before "${tokens[next]}"`)
  return value
}
