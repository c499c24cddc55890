import { expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'

const clean = (html: string, locale: 'en' | 'vi' | 'cn' = 'en') =>
  cleanHtml(html, { locale, assetUrl: 'https://cms.example/files', ownHost: 'helmsway.example' })

/** Strings that ran script, loaded something or broke out of their place somewhere, once. */
const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script\x20type="text/javascript">javascript:alert(1);</script>',
  '<<SCRIPT>alert(1);//<</SCRIPT>',
  '<script>alert(1)//',
  '<img src=x onerror=alert(1)>',
  '<img src="/assets/abc" onload="alert(1)">',
  '<IMG SRC=JaVaScRiPt:alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src=`javascript:alert(1)`>',
  '<img """><script>alert(1)</script>">',
  '<img srcset="javascript:alert(1) 1x, https://evil.example/a.png 2x" src="/assets/abc">',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  '<img src="https://evil.example/track.gif">',
  '<img/src/onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java\0script:alert(1)">x</a>',
  '<a href="&#106;&#97;vascript&colon;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="blob:https://evil.example/1">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="/\t/evil.example">x</a>',
  '<a href="https://evil.example" target="_top" rel="opener">x</a>',
  '<a href="x" onclick="alert(1)" onfocus=alert(1) autofocus tabindex=1>x</a>',
  '<a href="x" style="position:fixed;inset:0">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p onmouseover="alert(1)" onpointerrawupdate=alert(1)>x</p>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="https://evil.example/x.swf">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>">',
  '<title><img src=x onerror=alert(1)></title>',
  '<template><script>alert(1)</script></template>',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(2)">x</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror="alert(1)"></video>',
  '<audio src=x onerror=alert(1)>',
  '<body onload=alert(1)>',
  '<table background="javascript:alert(1)"><tr><td background="javascript:alert(1)">x</td></tr></table>',
  '<h2 id="content" onclick=alert(1)>x</h2><h3 id="__proto__">y</h3>',
  '<p class="site-header" id="content" data-native is="x-y" slot="z">x</p>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><script>alert(1)</script>',
  '"><script>alert(1)</script>',
  '</div></main></body><script>alert(1)</script>',
  '<a href="https://good.example/?a=1&quot; onclick=&quot;alert(1)">x</a>',
  '<img src="/assets/abc?w=1" alt="&quot; onerror=&quot;alert(1)">',
]

const anything = /^[^<>]*$/
const media = String.raw`/media/[\w-]+\?w=\d+(&h=\d+)?`
/** The elements that attacks may leave behind, with their attributes and what these may hold. */
const allowed: Record<string, Record<string, RegExp>> = {
  a: {
    href: /^(https?:\/\/|\/(?![/\\])|#|mailto:|tel:)/,
    target: /^_blank$/,
    rel: /^noopener noreferrer$/,
  },
  img: {
    src: new RegExp(`^${media}$`),
    srcset: new RegExp(`^${media} 1x, ${media} 2x$`),
    alt: anything,
    width: /^\d+$/,
    height: /^\d+$/,
    loading: /^lazy$/,
    decoding: /^async$/,
  },
  h2: { id: /^section-\d+$/ },
  h3: { id: /^section-\d+-\d+$/ },
  div: { class: /^table-box$/, tabindex: /^0$/ },
  ...Object.fromEntries(['p', 'ul', 'li', 'table', 'tbody', 'tr', 'td', 'th'].map((tag) => [tag, {}])),
}

/** What a parser finds in `html` that is not allowed. */
async function faultsOf(html: string): Promise<string[]> {
  const faults: string[] = []
  const rewriter = new HTMLRewriter().on('*', {
    element({ tagName, attributes }) {
      const given = Object.fromEntries(attributes)
      if (!allowed[tagName]) faults.push(tagName)
      for (const [name, value] of Object.entries(given))
        if (!allowed[tagName]?.[name]?.test(value)) faults.push(`${tagName} ${name}="${value}"`)
      if (given.href?.startsWith('http') && (!given.target || !given.rel)) faults.push(`${tagName} opens here`)
    },
  })
  await rewriter.transform(new Response(html)).text()
  return faults
}

test.each(attacks)('%s comes to nothing', async (attack) => {
  for (const html of [attack, `<p>before</p>${attack}<p>after</p>`, `<ul><li>${attack}`]) {
    const once = clean(html)
    expect(await faultsOf(once)).toEqual([])
    expect(clean(once.replaceAll(/<\/?div[^>]*>/g, ''))).toBe(once)
  }
})

test('the parser of this test would find what is not allowed', async () => {
  expect(await faultsOf('<script></script><p onclick="x">a</p><a href="javascript:x">b</a><img src="x">')).toHaveLength(
    4,
  )
})

test('headings get the ids of their place, whatever ids they had', () => {
  expect(clean('<h1>A</h1><h3 id="x">B</h3><h3>C</h3><h2 id="content">D</h2><h3>E</h3><h4>F</h4>')).toBe(
    '<h2 id="section-1">A</h2><h3 id="section-1-1">B</h3><h3 id="section-1-2">C</h3>' +
      '<h2 id="section-2">D</h2><h3 id="section-2-1">E</h3><h4>F</h4>',
  )
})

test.each([
  ['https://other.example/a?b=1', 'https://other.example/a?b=1" target="_blank" rel="noopener noreferrer'],
  ['/knowledge-base?q=x#y', '/vi/knowledge-base?q=x#y'],
  ['/page/terms-of-use', '/vi/trang/dieu-khoan-su-dung'],
  ['/cn/resources/blog', '/cn/resources/blog'],
  ['#section-2', '#section-2'],
  ['https://helmsway.example/knowledge-base?q=x#y', '/vi/knowledge-base?q=x#y'],
  ['http://helmsway.example/cn/resources/blog', '/cn/resources/blog'],
  [
    'https://helmsway.example.evil.example/',
    'https://helmsway.example.evil.example/" target="_blank" rel="noopener noreferrer',
  ],
  ['mailto:help@example.com', 'mailto:help@example.com'],
])('a link to %s in a Vietnamese text', (href, expected) => {
  expect(clean(`<a href="${href}">x</a>`, 'vi')).toBe(`<a href="${expected}">x</a>`)
})

test('a wide table scrolls in a box of its own', () => {
  expect(clean('<table border=1><tr><th scope="col">a</th></tr></table>')).toBe(
    '<div class="table-box" tabindex="0"><table><tr><th scope="col">a</th></tr></table></div>',
  )
})

test('98 kB of text keep their words', () => {
  const paragraph = '<p>The <strong>bot</strong> trades to a <em>plan</em>.</p>'
  const text = paragraph.repeat(1800)
  expect(clean(text)).toBe(text)
})
