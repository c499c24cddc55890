import { expect, test } from 'vitest'
import { previewSecret } from '#tests/support/content-server/preview-secret.ts'
import { testGateway } from '#tests/support/gateway.ts'
import { remoteGateway } from '#tests/support/remote-gateway.ts'
import { render } from '#tests/support/render.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import { sign } from '#worker/cms/signature.ts'

const post = '/resources/blog/cms-post-9'

/** Opens `path` with a link that was signed for `signed`; `edit` and `version` are parts of the link. */
async function open(path: string, more: Record<string, string> = {}, signed = path) {
  const { parts, settings, seen } = remoteGateway()
  const { drafts } = parts
  const { request } = testGateway({ ...parts, settings, previews: drafts && { drafts, render } })
  const { timestamp, signature } = await sign(`preview:${signed}`, previewSecret, Date.now())
  const answer = await request(`/preview?${new URLSearchParams({ token: `${timestamp}.${signature}`, path, ...more })}`)
  return { answer, html: await answer.text(), seen }
}

const ofTexts = (collection: string) => JSON.stringify({ collection, texts: { 'en-US': 31, 'vi-VN': 32 } })
const marksIn = (html: string) =>
  [...html.matchAll(/<(\w+)[^>]* data-directus="([^"]*)"/g)].map(([, tag, mark]) => [tag, mark])

test.each([
  ['a post', post, 'blogs_translations', 'intro'],
  ['a release', '/resources/product-updates/cms-update-9', 'product_updates_translations', 'intro'],
])(
  'the studio edits title, introduction and text of %s in the language of the page',
  async (_what, path, collection, intro) => {
    for (const [prefix, item] of [
      ['', 31],
      ['/vi', 32],
      ['/cn', 31],
    ] as const) {
      const { html } = await open(prefix + path, { edit: ofTexts(collection) }, path)
      const of = `collection:${collection};item:${item};fields:`
      expect(marksIn(html)).toEqual([
        ['h1', `${of}title;mode:popover`],
        ['p', `${of}${intro};mode:popover`],
        ['div', `${of}content;mode:drawer`],
      ])
    }
  },
)

test('the studio edits title and text of a course, and the text of its first lesson', async () => {
  const [course] = (await embeddedContent.academy('en')).courses
  const own = await embeddedContent.findAcademyItem('en', course?.slug ?? '')
  const lesson = own?.kind === 'course' ? own.lessons[0]?.id : undefined
  const marked = async (slug: string | undefined, collection: string) =>
    marksIn((await open(`/resources/academy/${slug}`, { edit: ofTexts(collection) })).html).map(([, mark]) => mark)
  expect(await marked(course?.slug, 'academy_courses_translations')).toEqual([
    'collection:academy_courses_translations;item:31;fields:title;mode:popover',
    'collection:academy_courses_translations;item:31;fields:about;mode:popover',
  ])
  expect(await marked(lesson, 'academy_lessons_translations')).toEqual([
    'collection:academy_lessons_translations;item:31;fields:content;mode:drawer',
  ])
})

test('a static page has no introduction to edit', async () => {
  const { html } = await open('/page/cms-draft', { edit: ofTexts('pages_translations') })
  expect(marksIn(html).map(([tag]) => tag)).toEqual(['h1', 'div'])
})

test('only a preview with something to edit has the script of the studio and a policy for it', async () => {
  const script = '<script type="module" src="/preview.js" data-studio="https://studio.example">'
  const { html, answer } = await open(post, { edit: ofTexts('blogs_translations') })
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">', script])
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toMatch(/script-src 'self';.* frame-ancestors https:\/\/studio\.example;.* allow-scripts$/)
  for (const edit of ['', '{', '{"collection":"a;b","item":1}', '{"collection":"blogs","item":"1;2"}'])
    expect((await open(post, { edit })).html).not.toMatch(/data-directus|preview\.js/)
})

test('a version is part of the signature, goes to the content server, and stays in links to languages', async () => {
  const version = 'blogs/9/summer'
  const { answer, html, seen } = await open(post, { version }, `${post} ${version}`)
  expect(answer.status).toBe(200)
  expect((await seen()).asked.map(({ headers }) => headers['x-preview-version'])).toContain(version)
  expect(html).toMatch(/href="\/preview\?[^"]*version=blogs%2F9%2Fsummer/)
  for (const [given, signed] of [
    [version, post],
    ['', `${post} ${version}`],
    ['a b', `${post} a b`],
  ] as const)
    expect((await open(post, { version: given }, signed)).answer.status).toBe(403)
})

test('the address of a record leads to the studio, which knows the rights of the editor', async () => {
  const { parts, settings } = remoteGateway()
  const { drafts } = parts
  const { request } = testGateway({ ...parts, settings, previews: drafts && { drafts, render } })
  const asked = async (record: string) =>
    (await request(`/preview?record=${record}&version=summer`)).headers.get('location')
  expect(await asked('blogs/12')).toBe('https://studio.example/cms/site-preview/blogs/12?version=summer')
  for (const record of ['', 'blogs', 'blogs/../x', '//evil.example']) expect(await asked(record)).toBeNull()
})
