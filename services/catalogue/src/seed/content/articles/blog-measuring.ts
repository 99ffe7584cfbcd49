import { card, h2, ol, p, someParts, table, text, tip, ul } from '../write.ts'
import { blog } from './article.ts'

export const measuringBlog = [
  blog('pitch-2-50-or-2-54', '2026-11-18', ['measuring'], {
    en: text(
      '2.50 or 2.54 mm?',
      'How to tell two pitches apart that differ by the width of a hair.',
      p(
        'The two most common pitches of the trade differ by 0.04 mm. On one pitch no calliper shows that. On ten it does.',
      ),
      h2('Measure across many contacts'),
      p(
        'Measure from the left edge of the first contact to the left edge of the last. Divide by the number of contacts less one.',
      ),
      table(
        ['Contacts', '2.50 mm', '2.54 mm', 'Difference'],
        ['2', '2.50', '2.54', '0.04'],
        ['5', '10.00', '10.16', '0.16'],
        ['8', '17.50', '17.78', '0.28'],
        ['10', '22.50', '22.86', '0.36'],
        ['20', '47.50', '48.26', '0.76'],
      ),
      tip(
        'With fewer than five contacts, look at the body instead: a JST XH has a slotted housing and is 5.75 mm deep, a pin header has none.',
      ),
      h2('What happens if you mix them'),
      p(
        'Up to three positions will usually mate. At five the outer contacts are pushed aside by 0.16 mm, at eight they bend. Nothing breaks on the bench; the contact opens when the device gets warm.',
      ),
      someParts('xh4', 'pinHeader6'),
      p('Other look-alikes are listed under [troubleshooting](page:troubleshooting).'),
    ),
    zh_cn: text(
      '2.50还是2.54 mm？',
      '只差一根头发丝的两种间距，怎么分清。',
      p('行业里最常见的两种间距只差0.04 mm。量一个间距，卡尺看不出来；量十个就能看出来。'),
      h2('跨多个触点测量'),
      p('从第一个触点的左边量到最后一个触点的左边，再除以触点数减一。'),
      table(
        ['触点数', '2.50 mm', '2.54 mm', '相差'],
        ['2', '2.50', '2.54', '0.04'],
        ['5', '10.00', '10.16', '0.16'],
        ['8', '17.50', '17.78', '0.28'],
        ['10', '22.50', '22.86', '0.36'],
        ['20', '47.50', '48.26', '0.76'],
      ),
      tip('少于5个触点时看本体：JST XH有带槽的胶壳，深5.75 mm；排针没有胶壳。'),
      h2('混用会怎样'),
      p(
        '3位以内一般也能插上；5位时最外侧触点被推偏0.16 mm；8位时触点会弯。在工作台上看不出问题，设备一发热接触就断开。',
      ),
      someParts('xh4', 'pinHeader6'),
      p('其他容易混淆的产品见[故障排查](page:troubleshooting)。'),
    ),
  }),
  blog('why-pin-1-is-square', '2026-10-21', ['layout'], {
    en: text(
      'Why pin 1 is square',
      'A convention that costs nothing and saves a board.',
      p(
        'A square pad is easy to find, even on a bare board, from both sides, without silkscreen and without a drawing. It costs nothing, since the board house does not care about the shape of a pad.',
      ),
      h2('Where it fails'),
      ul(
        'Surface-mount parts: all pads are rectangles. Use a dot or a bevelled corner in the silkscreen outside the body',
        'Two rows: pin 2 of a header is beside pin 1 in the other row; in a DIL package it is the next one in the same row. The square says where 1 is, not where 2 is',
        'Mirrored footprints: the square is in the right corner of the wrong side',
      ),
      h2('How our drawings show it'),
      p(
        'Pin 1 has a bold outline and its number; the view is from the component side. In the list, every part has pin 1 at the left, so that two parts can be compared without turning one of them.',
      ),
      card('idc10'),
    ),
    zh_cn: text(
      '为什么1号针脚是方的',
      '一个不花钱、却能救下一块板的惯例。',
      p(
        '方形焊盘容易辨认：即使是空板，从哪一面看都行，不需要丝印，也不需要图纸。而且不增加成本，板厂不在乎焊盘是什么形状。',
      ),
      h2('什么时候不管用'),
      ul(
        '贴片产品：焊盘全是矩形。请在本体外的丝印上加圆点或斜角',
        '双排产品：排针的2号针脚在1号旁边，DIL封装则在同一列。方形只说明1号在哪里，不说明2号在哪里',
        '镜像封装：方形在错误一面的正确角上',
      ),
      h2('我们的图纸如何标注'),
      p('1号针脚用粗线并标出编号，均为元件面视图。列表中所有产品的1号针脚都在左侧，对比时不用转动。'),
      card('idc10'),
    ),
  }),
  blog('check-a-footprint-1-to-1', '2026-08-05', ['layout'], {
    en: text(
      'Check a footprint on paper before you order boards',
      'Five minutes with a printer find most mistakes that cost a revision.',
      ol(
        'Open the part page and choose “Print 1:1”. Switch off “fit to page” in the printer dialogue',
        'Measure the scale bar: 10 mm must be 10 mm. If it is 9.7, the printer scaled it',
        'Print your own layout 1:1 as well, and lay both against a window',
        'Lay the real part on the paper: pins on pads, pegs on holes, body inside the outline',
        'Turn it round once. If it also fits the wrong way round, you need keying',
      ),
      table(
        ['Found on paper', 'Would have cost'],
        ['Mirrored footprint', 'a board revision'],
        ['Latch that opens against a capacitor', 'a board revision'],
        ['Hole for the peg missing', 'a drill, if you are lucky'],
        ['Pin 1 on the wrong end', 'a burnt prototype'],
      ),
      card('mezzanine40'),
      p('Which files a part page offers is listed under [developer resources](page:researchCenter).'),
    ),
    zh_cn: text(
      '制板前在纸上核对封装',
      '打印机加五分钟，能发现大部分要改版的错误。',
      ol(
        '打开产品页，选择“1:1打印”，在打印对话框中关闭“适应纸张”',
        '测量比例尺：10 mm就应该是10 mm；如果是9.7，说明打印机缩放了',
        '把自己的布板也按1:1打印，两张纸叠在窗户上比对',
        '把实物放在纸上：针脚对焊盘，定位柱对孔，本体在轮廓内',
        '转180度再放一次。如果反过来也放得下，就需要防呆',
      ),
      table(
        ['纸上发现的问题', '否则的代价'],
        ['封装镜像', '改版一次'],
        ['锁扣打开时碰到电容', '改版一次'],
        ['漏了定位孔', '运气好，补钻一个'],
        ['1号针脚在另一端', '烧一块样板'],
      ),
      card('mezzanine40'),
      p('产品页提供哪些文件，见[开发者中心](page:researchCenter)。'),
    ),
  }),
] as const
