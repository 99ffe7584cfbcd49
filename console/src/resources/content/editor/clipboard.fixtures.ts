/** What Word puts on the clipboard: a heading, text, a bullet list of two levels, a numbered list, a table. */
export const wordHtml = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='mso-pagination:widow-orphan'>New 1.25&nbsp;mm series<o:p></o:p></h1>
<p class=MsoNormal><b><span style='font-size:14.0pt'>Rated 3&nbsp;A</span></b> per contact, I<sub>max</sub> at 25&nbsp;°C, <i>tested</i> to <a href="https://www.iec.ch/homepage"><span style='color:blue'>IEC 60512</span></a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='margin-left:36pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Housing<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>with lock<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Header<o:p></o:p></p>
<p class=MsoNormal>Order:<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span>Choose the pitch</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp; </span></span>Choose the positions</p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'>
<tr style='mso-yfti-irow:0'><td width=200 valign=top style='width:150.25pt'><p class=MsoNormal><b>Pitch</b><o:p></o:p></p></td><td colspan=2><p class=MsoNormal>Current<o:p></o:p></p></td></tr>
<tr><td><p class=MsoNormal>1.25 mm<o:p></o:p></p></td><td><p class=MsoNormal>3 A<o:p></o:p></p></td><td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr></table>
<p class=MsoNormal><span style='display:none;mso-hide:all'>secret</span><img width=120 src="file:///C:/Users/x/clip_image002.png" v:shapes="Picture_1"><o:p></o:p></p>
<!--EndFragment--></body></html>`

/** What Google Docs puts there: everything in a bold element that is not bold, marks as styles, lists with paragraphs. */
export const googleDocsHtml = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5f1"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:400;">Mating cycles</span></h2><p dir="ltr"><span style="font-weight:700;font-style:italic;">At least 50</span><span style="font-weight:400"> cycles; contact resistance 10&nbsp;m&Omega;</span><span style="font-size:0.6em;vertical-align:super;">2</span></p><ul style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Gold 0.76 µm</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>on nickel</span></p></li></ul></ul><br><div dir="ltr" align="left"><table><colgroup><col /><col /></colgroup><tbody><tr><td><p><span>Plating</span></p></td><td><p><span>Cycles</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`

/** A page of the web with everything that must stay away, and lists that go too deep. */
export const webPageHtml = `<!doctype html><body onload="steal()"><script>steal()</script><style>p{color:red}</style><article class="post"><header><h1 onclick="steal()">How to crimp</h1></header><figure><picture><source srcset="x.webp"><img src="https://example.com/crimp.jpg" alt="Crimp" onerror="steal()"></picture><figcaption>Crimp height</figcaption></figure><div>Use the <strong>right</strong> tool<br>and a <a href="javascript:steal()">gauge</a>, see <a href="http://example.com/old">the old page</a> or <a href="https://example.com/new" target="_blank" onclick="steal()">the new one</a>.</div><iframe src="https://example.com"></iframe><form><input value="x"><button>Send</button></form><ul><li>One<ul><li>Two<ul><li>Three<ul><li>Four<ol><li>Five</li></ol></li></ul></li></ul></li></ul></li></ul><table><caption>Heights</caption><thead><tr><th scope="col"><h3>AWG</h3></th><th>mm</th></tr></thead><tbody><tr><td><table><tr><td>22</td><td>24</td></tr></table></td><td><ul><li>1.10</li></ul></td></tr><tr></tr></tbody></table><dl><dt>Pull force</dt><dd>At least 50 N</dd></dl><pre><code class="language-js">if (a &lt; b) {
  measure()
}</code></pre><blockquote><p>Measure every hour.</p></blockquote><hr><p>soft\u00adhyphen, zero\u200bwidth, bell\u0007, \u202ereversed</p><h6>Small</h6><div data-block="image" data-attrs='{"fileId":"f-00000000","alt":"","caption":"","focusX":1,"focusY":1}'></div><div data-block="partCard" data-attrs='{"productId":"../../x"}'></div><a data-link="url javascript:steal()">fake</a></article></body>`
