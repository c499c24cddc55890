import type { ServerResponse } from 'node:http'

/** Faults of data or time only: the answer's form is good. */
const mildFaults = [
  /** Valid JSON whose rich texts contain scripts. */
  'hostile',
  /** Texts of 300 kB: the eight posts exceed 2 MiB, six do not. */
  'long-texts',
  /** Redirects to nowhere, to other hosts and in loops among the good ones. */
  'wrong-redirects',
  /** A config with one mistake of each kind. */
  'bad-fields',
  /** Records as editors leave them: one mistake of each kind among good ones. */
  'mistakes',
  /** The first item of each list is to be published in an hour. */
  'scheduled',
  /** The translations of a slug in all languages, English last. */
  'all-languages',
  /** The first row of the redirect table: its limit lets through no more. */
  'cut',
  /** A good answer after 50 ms, so that requests sent together are pending together. */
  'late',
  /** All is well, but takes 2.5 s. */
  'very-late',
] as const

/** Faults of an answer. */
export const faults = [
  /** The headers arrive, the body never does. */
  'slow',
  /** No answer at all. */
  'silent',
  'refuse',
  'reset',
  /** 429 with Retry-After: 1. */
  'busy',
  /** 429 with Retry-After: 60. */
  'very-busy',
  'error',
  'unavailable',
  'forbidden',
  'missing',
  /** 404 of a Directus whose extension was not loaded. */
  'no-route',
  /** 401 for a token that it does not know. */
  'wrong-token',
  /** The 404 of a proxy in front of a content server that is down. */
  'foreign-404',
  /** The same as an HTML page. */
  'foreign-404-page',
  /** No content: an empty list, or null. */
  'empty',
  'null',
  'wrong-json',
  'wrong-shape',
  /** Good data with a field of 2,000 nested objects. */
  'nested',
  /** A list in place of a record. */
  'list-in-list',
  /** 20 MiB, without Content-Length. */
  'huge',
  'redirect',
  ...mildFaults,
] as const
export type Fault = (typeof faults)[number]

/** ms before the answer to a request begins. */
export const delayMs: Partial<Record<Fault, number>> = { late: 50, 'very-late': 2500 }

export type MildFault = (typeof mildFaults)[number]
export const isMild = (fault: Fault): fault is MildFault => mildFaults.some((mild) => mild === fault)

/** Status and code of Directus's own errors. */
const errors: Partial<Record<Fault, [status: number, code: string]>> = {
  error: [500, 'INTERNAL_SERVER_ERROR'],
  unavailable: [503, 'SERVICE_UNAVAILABLE'],
  forbidden: [403, 'FORBIDDEN'],
  missing: [404, 'ITEM_NOT_FOUND'],
  'no-route': [404, 'ROUTE_NOT_FOUND'],
  'wrong-token': [401, 'INVALID_CREDENTIALS'],
}
const mebibyte = 'x'.repeat(1024 * 1024)
const json = { 'content-type': 'application/json; charset=utf-8' }

/** An error in Directus's format. */
export function answerError(response: ServerResponse, status: number, code: string, message = 'CMS fault'): void {
  response.writeHead(status, json).end(JSON.stringify({ errors: [{ message, extensions: { code } }] }))
}

/** Answers with `fault` in place of `data`. */
export function answerFault(response: ServerResponse, fault: Exclude<Fault, MildFault>, data: unknown): void {
  switch (fault) {
    case 'slow':
      response.writeHead(200, json).write('{"data":')
      return
    case 'silent':
      return
    case 'refuse':
      response.destroy()
      return
    case 'reset': {
      const text = JSON.stringify({ data: data ?? null })
      response.writeHead(200, { ...json, 'content-length': String(text.length) })
      response.write(text.slice(0, text.length / 2), () => response.destroy())
      return
    }
    case 'busy':
    case 'very-busy':
      response.writeHead(429, { 'retry-after': fault === 'busy' ? '1' : '60' }).end()
      return
    case 'foreign-404':
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('404 page not found\n')
      return
    case 'foreign-404-page':
      response.writeHead(404, { 'content-type': 'text/html' }).end('<!DOCTYPE html><title>404 Not Found</title>')
      return
    case 'empty':
    case 'null':
      response.writeHead(200, json).end(JSON.stringify({ data: fault === 'empty' ? [] : null }))
      return
    case 'wrong-json':
      response.writeHead(200, json).end('<!DOCTYPE html><title>Welcome</title>')
      return
    case 'wrong-shape':
      response.writeHead(200, json).end(JSON.stringify({ data: { title: 7, bogs: 'none', botplans: [{ id: {} }] } }))
      return
    case 'nested': {
      const text = JSON.stringify({ data: { ...Object(data), translations: {} } })
      const nested = `"translations":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`
      response.writeHead(200, json).end(text.replace(/"translations":\{\}(?=\}\}$)/, nested))
      return
    }
    case 'list-in-list':
      response.writeHead(200, json).end('{"data":[[]]}')
      return
    case 'huge': {
      response.writeHead(200, json).write('{"data":"')
      for (let count = 0; count < 20; count += 1) response.write(mebibyte)
      response.end('"}')
      return
    }
    case 'redirect':
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end()
      return
    default:
      answerError(response, ...(errors[fault] ?? [500, 'CMS_FAULT']))
  }
}
