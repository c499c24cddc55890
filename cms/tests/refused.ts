import { text } from './kit.ts'
import { add, inHome, inPost, inText, patch, redirect, type Records, type Request } from './records.ts'

/** Inputs that the API refuses, and the words in its message. */
export const refused: [what: string, make: (at: Records) => Request, named: string][] = [
  ['a slug with capitals and marks', ({ post }) => patch(`blogs/${post.id}`, { slug: 'Bài-viết' }), 'slug'],
  ['a slug that is too long', ({ draft }) => add('blogs', draft('a'.repeat(201))), 'slug'],
  ['a slug that is taken', ({ post, posts }) => patch(`blogs/${posts[1]?.id}`, { slug: post.slug }), 'slug'],
  ['an empty intro', (at) => inPost(at, { intro: '' }), 'intro'],
  ['an empty text', (at) => inPost(at, { content: null }), 'content'],
  ['a title of spaces', (at) => inPost(at, { title: ' \u00A0' }), 'title'],
  [
    'a text without title',
    ({ draft }) => add('blogs', draft('no', { translations: [{ ...text, title: undefined }] })),
    'title',
  ],
  [
    'a text without language',
    ({ post }) => patch(`blogs_translations/${post.text}`, { languages_code: null }),
    'languages_code',
  ],
  [
    'a text in another language',
    ({ post }) => patch(`blogs_translations/${post.text}`, { languages_code: 'de-DE' }),
    'foreign key',
  ],
  ['a pasted picture', (at) => inPost(at, { content: '<p>a</p><img src="data:image/png;base64,AAAA">' }), 'content'],
  [
    'a video alone',
    (at) => inPost(at, { content: '<iframe src="https://videos.example.com/1"></iframe>' }),
    'some text here',
  ],
  ['a text without end', (at) => inPost(at, { content: 'long '.repeat(30_000) }), 'content'],
  [
    'a text twice in a language',
    ({ draft }) => add('blogs', draft('no', { translations: [text, text] })),
    'a text in en-US already',
  ],
  [
    'a text twice, as the studio writes it',
    ({ post }) =>
      patch(`blogs/${post.id}`, {
        translations: { create: [{ ...text, languages_code: { language: 'en-US' } }], update: [], delete: [] },
      }),
    'a text in en-US already',
  ],
  [
    'a published post without text',
    ({ draft }) => add('blogs', draft('no', { status: 'published', translations: [] })),
    'a text in one language',
  ],
  [
    'a post that loses its texts',
    ({ post }) => patch(`blogs/${post.id}`, { translations: [] }),
    'a text in one language',
  ],
  ['tags that are none', (at) => inPost(at, { tags: ['good', 5] }), 'tags, entry 2'],
  ['a date in words', ({ post }) => patch(`blogs/${post.id}`, { date_published: 'tomorrow' }), 'is no date'],
  ['a post to delete', ({ post }) => ['DELETE', `/items/blogs/${post.id}`], 'permission'],
  ['no author', ({ post }) => patch(`blogs/${post.id}`, { author: null }), 'author'],
  ['an author who is gone', ({ post }) => patch(`blogs/${post.id}`, { author: 9999 }), 'foreign key'],
  ['an author without last name', ({ author }) => patch(`authors/${author.id}`, { last_name: null }), 'last_name'],
  ['an author taken from posts', ({ author }) => ['DELETE', `/items/authors/${author.id}`], 'Blog posts'],
  ['a category taken from posts', ({ category }) => ['DELETE', `/items/categories/${category.id}`], 'The site needs'],
  [
    'a category without name',
    ({ category }) => inText('categories_translations', category.text, { title: '' }),
    'title',
  ],
  [
    'a category without texts',
    ({ category }) => patch(`categories/${category.id}`, { translations: [] }),
    'categories_translations',
  ],
  ['a category that the site does not know', ({ post }) => patch(`blogs/${post.id}`, { category: 'tips' }), 'category'],
  ['a kind of release as its category', ({ post }) => patch(`blogs/${post.id}`, { category: 'bug-fix' }), 'category'],
  ['a version that is none', () => patch('product_updates/1', { version: 'next' }), 'version'],
  ['a redirect with another status', () => redirect('/a', '/', 200), 'status'],
  ['no support', () => patch('app_config', { support: '' }), 'support'],
  ['no fee', () => patch('app_config', { admin_fee: null }), 'admin_fee'],
  ['no date', ({ post }) => patch(`blogs/${post.id}`, { date_published: null }), 'date_published'],
  ['another status', ({ post }) => patch(`blogs/${post.id}`, { status: 'live' }), 'status'],
  ['a cover that is gone', ({ post }) => patch(`blogs/${post.id}`, { cover: crypto.randomUUID() }), 'foreign key'],
  ['a link over http', () => patch('app_config', { register: 'http://app.example.com' }), 'register'],
  ['a tax in words', () => patch('app_config', { tax_rate: 'ten' }), 'tax_rate'],
  ['a country in words', () => patch('app_config', { countries: ['VN', 'Vietnam'] }), 'such as VN'],
  ['no countries', () => patch('app_config', { countries: null }), 'countries'],
  ['an empty SEO title', ({ seo }) => inText('seo_records_translations', seo.text, { meta_title: '' }), 'meta_title'],
  ['an SEO record without texts', () => patch('seo_records/index', { translations: [] }), 'seo_records_translations'],
  ['a language with another code', () => patch('languages/vi-VN', { code: 'xx' }), 'code'],
  ['a plan without price', () => add('bot_plans', { id: 'new', min_capital: 1 }), 'price'],
  ['a price without end', ({ plan }) => patch(`bot_plans/${plan.id}`, { price: 1e15 }), 'price'],
  ['a plan to delete', ({ plan }) => ['DELETE', `/items/bot_plans/${plan.id}`], 'permission'],
  [
    'a published plan without texts',
    () => add('bot_plans', { id: 'bare', status: 'published', price: 5, min_capital: 1 }),
    'a text in one language',
  ],
  [
    'empty lines in a plan',
    ({ plan }) => inText('bot_plans_translations', plan.text, { options: [{ text: '' }] }),
    'options, entry 1',
  ],
  ['a price below zero', ({ plan }) => patch(`bot_plans/${plan.id}`, { price: -1 }), 'price'],
  ['a question without answer', ({ question }) => inText('faq', question.text, { answer: '' }), 'answer'],
  ['a heading of the home page emptied', (at) => inHome(at, { hero_title: '' }), 'hero_title'],
  ['buttons of the home page emptied', (at) => inHome(at, { hero_buttons: null }), 'hero_buttons'],
  [
    'a button over http',
    (at) => inHome(at, { hero_buttons: [{ title: 'x', url: 'http://a.example' }] }),
    'entry 1: url',
  ],
  [
    'a link of a menu over http',
    () => {
      const children = [{ title: 'x', url: 'http://a.example' }]
      return inText('site_frame_translations', 1, { navigation: [{ title: 'x', children }] })
    },
    'children, entry 1: url',
  ],
  [
    'a lesson without its minutes',
    () => {
      const lessons = [{ id: 'one', title: 'x', description: 'x', duration: 0 }]
      return inText('academy_courses_translations', 1, { lessons })
    },
    'lessons, entry 1: duration: Write a whole number from 1',
  ],
  ['a course without lessons', () => inText('academy_courses_translations', 1, { lessons: [] }), 'at least one entry'],
  [
    'half a student',
    () => patch('academy_courses/how-a-bot-trades', { students: 1.5 }),
    'students: Write a whole number',
  ],
  ['another key', () => patch('academy_courses/how-a-bot-trades', { slug: 'moved' }), 'slug: It cannot be changed'],
  ['a title of invisible characters', (at) => inPost(at, { title: '\u200B\u200B' }), 'title'],
  ['a list that is none', (at) => inHome(at, { why_list_info: 'reasons' }), 'why list info'],
  ['the home page to delete', () => ['DELETE', '/items/home/1'], 'The site needs “Home page”'],
  ['the terms to delete', () => ['DELETE', '/items/pages/terms-of-use'], 'The site links to this page'],
  ['a home page without texts', () => patch('home', { translations: [] }), 'home_translations'],
  [
    'a home page in one language less',
    ({ home }) => ['DELETE', `/items/home_translations/${home}`],
    'home_translations',
  ],
  ['a redirect of everything', () => redirect('/*', '/'), 'from'],
  ['a redirect to itself', () => redirect('/self', '/self'), 'a loop'],
  ['a redirect out', () => redirect('/out', 'https://elsewhere.example.com/'), 'open redirect'],
  ['a redirect to nowhere', () => redirect('/no-way', null), 'Write a path'],
  ['a redirect to a script', () => redirect('/old', 'javascript:alert(1)'), 'to'],
]
