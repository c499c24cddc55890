import { inHome, newPost, patch, redirect, type Records, type Request } from './records.ts'

/** Mistakes that the API accepts. `found` is the part that `/healthz?verbose` names, if any. */
interface Taken {
  what: string
  make: (at: Records) => Request
  found?: { field: string; slug?: string; id?: string }
}

const word =
  '<p class="MsoNormal" style="mso-x:1"><o:p>&nbsp;</o:p><font color="red">From Word</font><!--[if gte mso 9]><xml></xml><![endif]--></p>' +
  '<![if !supportLists]>1.<![endif]>'

export const taken: Record<string, Taken[]> = {
  'blog posts': [
    {
      what: 'HTML of Word',
      make: (at) => newPost(at, 'from-word', { content: word }),
    },
    {
      what: 'a video and a script beside text',
      make: (at) =>
        newPost(at, 'with-script', {
          content: '<p>a</p><video src="/a"></video><script>alert(1)</script><img src=x onerror=alert(1)>',
        }),
      found: { slug: 'with-script', field: 'HTML' },
    },
    {
      what: 'open tags',
      make: (at) => newPost(at, 'open-tags', { content: '<table><tr><td><h2><ul><li>a<blockquote><b>Risk:' }),
    },
    { what: 'control characters', make: (at) => newPost(at, 'control', { title: '\u0007\u202Ea title' }) },
    { what: 'a title without end', make: (at) => newPost(at, 'long-title', { title: 'long '.repeat(500) }) },
    {
      what: 'a date long ago',
      make: ({ posts }) => patch(`blogs/${posts[3]?.id}`, { date_published: '1800-01-01T00:00:00Z' }),
    },
    {
      what: 'a text without post',
      make: ({ posts }) => patch(`blogs_translations/${posts[4]?.text}`, { blogs_id: null }),
    },
  ],
  'the home page': [
    { what: 'a section without picture', make: (at) => inHome(at, { invest_image: null, why_decor_images_1: null }) },
    {
      what: 'sections without entries',
      make: (at) => inHome(at, { invest_options: [], how_it_works_list_step: [], results_list_results: [] }),
    },
  ],
  settings: [
    {
      what: 'no language in the list',
      make: () => patch('languages', { keys: ['en-US', 'vi-VN', 'zh-CN'], data: { is_listed: false } }),
      found: { field: 'data' },
    },
    {
      what: 'words of the site as numbers',
      make: () => patch('languages/en-US', { messages: { blog: { readMore: 5 } } }),
    },
    {
      what: 'words of the site as a list',
      make: () => patch('languages/zh-CN', { messages: ['a'] }),
    },
    {
      what: 'words of the site with half a rule',
      make: () => patch('languages/vi-VN', { messages: { blog: { readMore: '{count, plural, one {' } } }),
    },
  ],
  redirects: [
    { what: 'half a loop', make: () => redirect('/loop-a', '/loop-b') },
    { what: 'a way over a section', make: () => redirect('/resources/blog', '/nowhere') },
    { what: 'a way over the terms', make: () => redirect('/page/*', '/nowhere') },
    { what: 'a way to what is gone', make: () => redirect('/gone', '/', 410) },
  ],
}
