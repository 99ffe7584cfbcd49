import { h2, h3, ol, p, table, text, tip, ul, warning } from '../write.ts'
import { page } from './page.ts'

export const troubleshooting = page('/intro/troubleshooting', 'help', 2, {
  en: text(
    'Troubleshooting',
    'Common faults of connectors, in the order in which to check them.',
    h2('It does not mate'),
    ol(
      'Compare the pitch over as many positions as possible: after eight contacts, 2.50 and 2.54 mm already differ by 0.28 mm',
      'Compare keying: many series have versions that differ in one rib',
      'Compare row spacing, for two rows',
      'Compare contact gender: pins belong to the header in some series and to the housing in others',
    ),
    table(
      ['Looks alike', 'Tell them apart by'],
      ['2.50 mm (XH) and 2.54 mm (pin headers)', 'distance over ten contacts: 22.5 or 22.86 mm'],
      ['1.25 mm (GH) and 1.25 mm (PicoBlade)', 'height and latch'],
      ['3.81 and 3.96 mm', 'distance over five contacts: 15.24 or 15.84 mm'],
      ['5.00 and 5.08 mm terminal blocks', 'distance over eleven contacts: 50.0 or 50.8 mm'],
    ),
    tip(
      'Measure from the left edge of the first contact to the left edge of the last, and divide by the number of contacts less one.',
    ),
    h2('It does not fit the board'),
    ul(
      'The drawing is a view from the component side. A footprint that was drawn from below is mirrored',
      'Pin 1 has a bold outline on our drawings and often a square pad on the board',
      'Print the land pattern 1:1 and check the scale bar first: many printers reduce to fit',
      'Holes: drill size on the drawing is the finished hole, after plating',
    ),
    h2('Bad contact'),
    h3('From the first day'),
    ul(
      'Wire crimped on its insulation: pull at it, it slides out',
      'Contact not seated: a click is missing, the contact can be pushed back from the front',
      'Flux in the contact area of a board-mounted part: happens when parts are washed upright',
    ),
    h3('After months'),
    ul(
      'Gold mated with tin: the tin moves under vibration and oxidises (fretting)',
      'Contact overloaded: brown housing around one position; check the derating in the [test centre](page:testCenter)',
      'Spring relaxed by heat: withdrawal force below half of the new value',
    ),
    h2('It breaks during soldering'),
    warning(
      'Housings of PA66 and PBT soften above 230 °C. Do not pass them through a reflow oven; they are made for wave or hand soldering.',
    ),
    ul(
      'Blisters in the housing: moisture. Bake at 125 °C for 24 hours, or use parts from a sealed bag',
      'Tails not wetted: parts older than two years, or paste too cold at the large pads',
      'Part lifted on one side: unequal pads; compare with the land pattern on the part page',
    ),
    h2('It still does not work'),
    p(
      'Request after-sales service on the order if you bought the part here, or write by the [contact form](page:contact) with a photo of both sides. See also the [questions and answers](page:faq).',
    ),
  ),
  zh_cn: text(
    '故障排查',
    '连接器常见故障，按检查顺序排列。',
    h2('插不上'),
    ol(
      '跨尽可能多的位数比较间距：到第八个触点，2.50与2.54 mm已相差0.28 mm',
      '比较防呆：同一系列的不同版本可能只差一条筋',
      '双排产品比较排距',
      '比较公母：有的系列插针在板端，有的在线端',
    ),
    table(
      ['看起来一样', '区分方法'],
      ['2.50 mm（XH）与2.54 mm（排针）', '跨10个触点：22.5或22.86 mm'],
      ['1.25 mm（GH）与1.25 mm（PicoBlade）', '高度和锁扣'],
      ['3.81与3.96 mm', '跨5个触点：15.24或15.84 mm'],
      ['5.00与5.08 mm接线端子', '跨11个触点：50.0或50.8 mm'],
    ),
    tip('从第一个触点的左边量到最后一个触点的左边，再除以触点数减一。'),
    h2('与板不符'),
    ul(
      '图纸为元件面视图，从焊接面绘制的封装是镜像的',
      '图纸上1号针脚以粗线标出，板上通常为方形焊盘',
      '按1:1打印焊盘图，先量比例尺：很多打印机会自动缩小',
      '图纸上的孔径为电镀后的成品孔径',
    ),
    h2('接触不良'),
    h3('一开始就不良'),
    ul(
      '端子压在绝缘皮上：一拉就脱',
      '端子没有插到位：没有“咔”声，从正面能推回去',
      '板端产品接触区有助焊剂：立着清洗时容易出现',
    ),
    h3('用了几个月后不良'),
    ul(
      '镀金与镀锡混插：振动下锡层微动氧化',
      '过载：某一位周围胶壳发黄，请对照[测试中心](page:testCenter)的降额说明',
      '弹片受热松弛：拔出力不到新品的一半',
    ),
    h2('焊接时损坏'),
    warning('PA66和PBT胶壳超过230 °C会软化，不能过回流焊，只适用于波峰焊或手工焊。'),
    ul(
      '胶壳起泡：受潮。125 °C烘烤24小时，或使用密封袋中的产品',
      '焊脚不上锡：存放超过两年，或大焊盘处温度不足',
      '一侧翘起：焊盘大小不一致，请对照产品页的焊盘图',
    ),
    h2('仍未解决'),
    p(
      '在本站购买的产品，请在订单中申请售后；也可通过[联系表单](page:contact)发来正反面照片。另见[常见问题](page:faq)。',
    ),
  ),
})
