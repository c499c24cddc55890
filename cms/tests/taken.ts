import { text } from './kit.ts'
import { add, inHome, inPost, inText, newPost, patch, redirect, type Records, type Request } from './records.ts'

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
      what: 'a video alone',
      make: (at) => newPost(at, 'video-alone', { content: '<iframe src="https://videos.example.com/1"></iframe>' }),
      found: { slug: 'video-alone', field: 'bogs.*.content' },
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
      what: 'two texts in one language',
      make: ({ draft }) =>
        add('blogs', draft('twice', { status: 'published', translations: [text, { ...text, title: 'Second' }] })),
    },
    {
      what: 'no text at all',
      make: ({ draft }) => add('blogs', draft('no-text', { status: 'published', translations: [] })),
    },
    {
      what: 'tags that are none',
      make: (at) => inPost(at, { tags: ['', 5, null, 'x'.repeat(500)] }),
      found: { field: 'blogs_id.tags.0' },
    },
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
    {
      what: 'buttons that are none',
      make: (at) =>
        inHome(at, { hero_buttons: [{ title: 'x', url: 'http://a.example' }, { title: '', url: '/' }, {}] }),
      found: { field: 'hero.buttons.0.url' },
    },
    { what: 'a section without picture', make: (at) => inHome(at, { invest_image: null, why_decor_images_1: null }) },
    {
      what: 'sections without entries',
      make: (at) => inHome(at, { invest_options: [], how_it_works_list_step: [], results_list_results: [] }),
    },
    {
      what: 'a list that is none',
      make: (at) => inHome(at, { why_list_info: 'reasons' }),
      found: { field: 'why.list_info' },
    },
  ],
  'plans and questions': [
    {
      what: 'a plan without texts',
      make: () => add('bot_plans', { id: 'bare', status: 'published', price: 5, min_capital: 1 }),
      found: { id: 'bare', field: 'botplans.bare.title' },
    },
    { what: 'a price without end', make: ({ plan }) => patch(`bot_plans/${plan.id}`, { price: 1e15 }) },
    {
      what: 'empty lines in a plan',
      make: ({ otherPlan }) =>
        inText('bot_plans_translations', otherPlan.text, { options: [{ text: '' }, {}, 'x', null] }),
      found: { field: 'botplans.*.options.0' },
    },
    { what: 'a question without texts', make: () => add('faq_items', { status: 'published', is_feature: true }) },
  ],
  settings: [
    {
      what: 'countries in words',
      make: () => patch('app_config', { countries: ['Vietnam', 'VN'] }),
      found: { field: '0.value' },
    },
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
    { what: 'a loop', make: () => redirect('/loop-a', '/loop-b'), found: { slug: '/loop-a', field: 'to' } },
    { what: 'its other half', make: () => redirect('/loop-b', '/loop-a'), found: { slug: '/loop-b', field: 'to' } },
    { what: 'a way to itself', make: () => redirect('/self', '/self'), found: { slug: '/self', field: 'to' } },
    { what: 'a way over a section', make: () => redirect('/resources/blog', '/nowhere') },
    { what: 'a way over the terms', make: () => redirect('/page/*', '/nowhere') },
    {
      what: 'a way out',
      make: () => redirect('/out', 'https://elsewhere.example.com/'),
      found: { slug: '/out', field: 'to' },
    },
    { what: 'a way to nowhere', make: () => redirect('/no-way', null), found: { field: '*.to' } },
    { what: 'a way to what is gone', make: () => redirect('/gone', '/', 410) },
  ],
}
