import { figures, h2, info, p, table, text, ul } from '../write.ts'
import { page } from './page.ts'

export const intro = page('/intro', 'company', 1, {
  en: text(
    'About us',
    'Meridian Connect supplies connectors the way engineers choose them: by pitch, positions and size.',
    figures(
      ['5,112', 'connectors, each drawn to scale'],
      ['16', 'categories, from pin headers to DIN 41612'],
      ['10', 'languages of the shop'],
      ['5 years', 'support after a part is discontinued'],
    ),
    h2('What we do'),
    p(
      'We supply connectors that are soldered to a printed circuit board: wire-to-board, board-to-board, FFC/FPC, terminal blocks, pin headers and sockets, D-Sub, USB, modular jacks and high-reliability series. Common parts ship from stock, others are ordered from their manufacturer or made to order.',
    ),
    p(
      'Every part has a page with a dimensioned drawing, the land pattern, price breaks, stock and lead time. You see what a part costs at your quantity and when it ships before you talk to anybody.',
    ),
    h2('Why we start with dimensions'),
    p(
      'The usual question in our trade is not “which series?” but “what is this thing on my board?”. A connector without a label has a pitch, a number of positions and an outline, and a calliper finds all three in a minute. So the search accepts `2x10 1.27 vertical smd` as readily as a part number, and lists are drawn to one scale next to a ruler.',
    ),
    h2('History'),
    table(
      ['Year', 'What happened'],
      ['2011', 'A sample box of 400 connectors, sorted by pitch, for a workshop of board designers'],
      ['2014', 'First warehouse; every incoming lot is measured against its drawing'],
      ['2017', 'Test bench for contact resistance, withdrawal force and temperature cycling'],
      ['2020', 'Customised parts: other plating, keying, marking and packing'],
      ['2024', 'The whole range is redrawn from its land patterns, to scale'],
      ['2026', 'This shop: quick order from a bill of materials, quotes, tracking, after-sales service'],
    ),
    h2('Who buys here'),
    ul(
      '**Manufacturers** who need the same part every month, in full packing units, with a purchase order number on each document',
      '**Design teams** who compare six parts side by side and need the land pattern today',
      '**Repair shops and laboratories** who need three pieces of a part that was designed in ten years ago',
    ),
    p(
      'Everybody sees the same price table: the price depends on quantity only. For larger volumes, [request a quote](page:customer-manager); it is valid for 30 days.',
    ),
    h2('Where to go next'),
    ul(
      '[Why choose us](page:whyGo): what you can check before you order',
      '[Quality control](page:qualityControl) and [test centre](page:testCenter)',
      '[Solutions](/solution) by application, with suitable parts',
      '[Contact](page:contact)',
    ),
    info(
      'Meridian Connect is a fictional company that demonstrates this shop. Its history, prices, stock and delivery dates are demo values. The dimensions of the parts are real and come from an open footprint library.',
    ),
  ),
  zh_cn: text(
    '关于我们',
    'Meridian Connect按工程师的选型习惯供应连接器：间距、位数、外形尺寸。',
    figures(
      ['5,112款', '连接器，全部按比例绘制'],
      ['16个', '分类，从排针到DIN 41612'],
      ['10种', '网站语言'],
      ['5年', '停产后的支持期限'],
    ),
    h2('业务范围'),
    p(
      '我们供应焊接在印制电路板上的连接器：线对板、板对板、FFC/FPC、接线端子、排针排母、D-Sub、USB、RJ45/RJ11插座以及高可靠性系列。常用型号有现货，其余向制造商订货或按单生产。',
    ),
    p(
      '每款产品都有独立页面：带尺寸的图纸、焊盘图、阶梯价、库存和交期。您需要的数量是什么价、什么时候能发货，下单前就能看清楚。',
    ),
    h2('为什么从尺寸入手'),
    p(
      '这一行最常见的问题不是“要哪个系列”，而是“板子上这颗到底是什么”。没有标识的连接器，总还有间距、位数和外形，一把卡尺一分钟就能量出来。所以搜索框既认型号，也认`2x10 1.27 立式 贴片`；产品列表则按同一比例绘制，旁边附标尺。',
    ),
    h2('发展历程'),
    table(
      ['年份', '事件'],
      ['2011年', '为电路板设计培训准备的样品盒：400款连接器，按间距分格'],
      ['2014年', '第一个仓库启用，每批来料对照图纸测量'],
      ['2017年', '建成测试台：接触电阻、拔出力、温度循环'],
      ['2020年', '开始提供定制：更换镀层、防呆、标识和包装'],
      ['2024年', '全部产品按焊盘数据重新绘图，统一比例'],
      ['2026年', '本商城上线：物料清单快速下单、报价、物流跟踪、售后服务'],
    ),
    h2('服务对象'),
    ul(
      '**制造企业**：每月采购同一型号，整包装出货，单据上带采购单号',
      '**研发团队**：最多6款产品并排对比，当天就要焊盘图',
      '**维修店与实验室**：只要三件，而且是十年前设计时选的型号',
    ),
    p('价格表对所有人公开，只随数量变化。批量采购请[询价](page:customer-manager)，报价有效期30天。'),
    h2('继续了解'),
    ul(
      '[为什么选择我们](page:whyGo)：下单前可以核对什么',
      '[质量管控](page:qualityControl)与[测试中心](page:testCenter)',
      '按应用整理的[解决方案](/solution)，附适用产品',
      '[联系我们](page:contact)',
    ),
    info(
      'Meridian Connect是为演示本商城而虚构的公司，其历史、价格、库存和交付日期均为演示值。产品尺寸真实，来自开源封装库。',
    ),
  ),
})
