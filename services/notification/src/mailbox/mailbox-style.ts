/** The product's tokens, those that this page needs: light is the drawing sheet, dark is the board. */
export const mailboxStyle = `:root{color-scheme:light dark;
--desk:light-dark(#e8eee6,#07110d);--sheet:light-dark(#fdfefc,#0e1d17);--well:light-dark(#f2f6f0,#13271f);
--ink:light-dark(#0e211a,#e9f2eb);--ink-2:light-dark(#3a4e44,#b9cabf);--ink-3:light-dark(#54675d,#93a99d);
--rule:light-dark(#cdd8cc,#233a2f);--rule-2:light-dark(#71877a,#6b897a);--band:light-dark(#0a3a2c,#0b3327);
--on-band:#eef6ee;--on-band-2:#b4ccbf;--mask:light-dark(#0b5a43,#83d0ad);--mask-wash:light-dark(#e0eee4,#15352a);
--gold:light-dark(#f0b429,#e9b53c);--gold-edge:light-dark(#8d6200,#f3d58d);--gold-wash:light-dark(#fbf1d6,#2c2b14);
--copper:light-dark(#b8552a,#dd8a57);--focus:light-dark(#0a5a8f,#8fd0f5);
--text:"Sofia Sans","Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",Arial,"Noto Sans CJK SC",sans-serif;
--code:"Victor Mono","Cascadia Mono",ui-monospace,Menlo,Consolas,"Liberation Mono",monospace}
*,*::before,*::after{box-sizing:border-box}
body{margin:0;background:var(--desk);color:var(--ink);font:400 .875rem/1.25rem var(--text);overflow-wrap:anywhere}
h1,p,ol{margin:0;padding:0}ol{list-style:none}
a{color:var(--mask);text-underline-offset:3px}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.wrap{max-width:60rem;margin-inline:auto;padding-inline:clamp(1rem,2.2vw,2.5rem)}
header{background:var(--band);color:var(--on-band)}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:4px 24px;padding-block:16px 14px}
.brand{display:flex;align-items:center;gap:12px;font:600 1.375rem/1.5rem var(--text)}
.note{color:var(--on-band-2);font-size:.8125rem;margin-left:auto}
.pads,.ghost{display:flex;gap:3px}
.pads b{width:8px;height:8px;border-radius:50%;background:var(--gold)}
.pads b:first-child,.ghost b:first-child{border-radius:0}
.fingers{height:10px;background:repeating-linear-gradient(90deg,var(--gold) 0 10px,transparent 10px 16px)}
.finder{display:grid;grid-template-columns:auto minmax(0,22rem) 1fr;gap:8px 12px;align-items:center;padding-block:24px 16px}
.finder label{font:500 .75rem/1rem var(--text);color:var(--ink-2)}
.finder input{min-height:2.5rem;padding:6px 12px;background:var(--well);border:1px solid var(--rule-2);border-radius:2px;color:var(--ink);font:500 .875rem/1.25rem var(--code)}
.state{justify-self:end;font-size:.8125rem;color:var(--ink-3)}
.list{background:var(--sheet);border:1px solid var(--rule);margin-bottom:48px}
.list:empty{display:none}
.list li{display:grid;grid-template-columns:14px minmax(0,1fr) auto;gap:4px 14px;padding:16px 20px;border-top:1px solid var(--rule)}
.list li:first-child{border-top:0}
.list li.fresh{background:var(--gold-wash);box-shadow:inset 3px 0 0 var(--gold-edge)}
.pad{width:10px;height:10px;margin-top:5px;background:var(--copper)}
.pad.sms{border-radius:50%}
.who{display:flex;flex-wrap:wrap;gap:0 12px;font-size:.8125rem;color:var(--ink-3)}
.who span:first-child{font:500 .8125rem/1.125rem var(--code);color:var(--ink-2)}
.list h2{margin:2px 0 4px;font:600 1rem/1.375rem var(--text)}
.list .text{white-space:pre-line;color:var(--ink-2);max-width:68ch}
.code{align-self:center;display:grid;justify-items:center;gap:2px;min-width:8.5rem;padding:8px 14px;border:1px solid var(--gold-edge);border-radius:2px;background:var(--gold-wash);color:var(--ink);font:700 1.375rem/1.75rem var(--code);letter-spacing:.08em;cursor:copy}
.code small{font:500 .75rem/1rem var(--text);letter-spacing:0;color:var(--ink-3)}
.code:hover{background:var(--mask-wash)}
.empty{display:grid;justify-items:center;gap:16px;padding:56px 16px;background:var(--sheet);border:1px dashed var(--rule-2);text-align:center;color:var(--ink-2)}
.empty[hidden]{display:none}
.ghost b{width:14px;height:14px;border-radius:50%;border:1.5px dashed var(--rule-2)}
.why{max-width:44ch}
@media (max-width:749px){.finder{grid-template-columns:1fr}.finder input{min-height:2.75rem}.state{justify-self:start}.note{margin-left:0}
.list li{grid-template-columns:14px minmax(0,1fr);padding:14px 16px}.code{grid-column:2;justify-self:start;min-height:44px;margin-top:6px}}
`
