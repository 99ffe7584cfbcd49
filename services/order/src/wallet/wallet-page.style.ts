import { createHash } from 'node:crypto'

/** The product's look in small: sheet, mask green band, gold for the one thing to press. */
export const walletPageStyle = `
:root{color-scheme:light dark;--desk:light-dark(#e8eee6,#07110d);--sheet:light-dark(#fdfefc,#0e1d17);--ink:light-dark(#0e211a,#e9f2eb);--ink-2:light-dark(#3a4e44,#b9cabf);--rule:light-dark(#cdd8cc,#233a2f);--rule-2:light-dark(#71877a,#6b897a);--band:light-dark(#0a3a2c,#0b3327);--mask:light-dark(#0b5a43,#83d0ad);--gold:light-dark(#f0b429,#e9b53c);--gold-edge:light-dark(#8d6200,#f3d58d);--focus:light-dark(#0a5a8f,#8fd0f5)}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr;background:var(--desk);color:var(--ink);font:400 1rem/1.5 "Sofia Sans Variable","Segoe UI",Roboto,"Helvetica Neue","Noto Sans SC","PingFang SC",Arial,sans-serif}
header{background:var(--band);color:#eef6ee;padding:12px 20px;display:flex;justify-content:space-between;align-items:center;font-weight:600}
header a{color:#eef6ee;font-weight:400}
main{width:min(100% - 32px,420px);margin:auto;background:var(--sheet);border:1px solid var(--rule);padding:24px}
.pads{display:flex;gap:8px;margin:0 0 20px;padding:0;list-style:none}
.pads li{width:12px;height:12px;border:2px solid var(--gold-edge);border-radius:999px}
.pads li:first-child{border-radius:0}
.pads li.on{background:var(--gold)}
h1{margin:0;font-size:2.5rem;line-height:2.75rem;font-variant-numeric:tabular-nums}
dl{margin:16px 0 24px;display:grid;grid-template-columns:auto 1fr;gap:4px 16px}
dt{color:var(--ink-2)}dd{margin:0;text-align:right;font-family:"Victor Mono Variable",ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
form{margin:0 0 12px}
button{width:100%;min-height:44px;border-radius:2px;font:inherit;font-weight:600;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.pay{background:var(--gold);color:#14201a;border:0;border-bottom:2px solid var(--gold-edge)}
.decline{background:none;color:var(--ink);border:1px solid var(--rule-2)}
.notice{border-left:4px solid var(--mask);padding-left:12px;font-weight:600}
small{color:var(--ink-2);font-size:.8125rem}
`

/** For the page's content security policy: this style and no other. */
export const walletPageStyleHash = `sha256-${createHash('sha256').update(walletPageStyle).digest('base64')}`
