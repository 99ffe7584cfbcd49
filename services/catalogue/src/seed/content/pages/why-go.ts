import { figures, h2, p, someParts, table, text, ul } from '../write.ts'
import { page } from './page.ts'

export const whyGo = page('/whyGo', 'company', 2, {
  en: text(
    'Why choose us',
    'What you can check before you order, and what we commit to afterwards.',
    figures(
      ['1–3 business days', 'processing of paid orders'],
      ['3–7 business days', 'express worldwide'],
      ['30 days', 'quote validity'],
      ['12 months', 'notice before a part is discontinued'],
    ),
    h2('Drawings you can measure'),
    p(
      'A photo shows that a part is white. A drawing shows that it is 0.5 mm too wide. All parts in a list are drawn to one scale with a ruler above them, so that a wrong outline is noticed before it is bought. On the part page you get the land pattern with every pad, printable 1:1 and downloadable as SVG or DXF.',
    ),
    someParts('xh4', 'microFit4', 'kk4', 'vh4'),
    h2('Prices without a phone call'),
    p(
      'Each part lists its price breaks and says what you save at the next one. Prices are the same for everybody. If you need more than the highest break, send the list as a quote request: you get prices with lead times, in your currency, valid for 30 days, and order from it in one or several deliveries.',
    ),
    h2('Stock that is really there'),
    p(
      'Placing an order reserves its stock at once; an order that cannot be filled is refused with the parts that are short, not accepted and cancelled later. Incoming deliveries are listed with their date. A part that is made to order says so.',
    ),
    h2('What a bill of materials looks like to us'),
    p(
      'Paste a list from a mail, a spreadsheet or your CAD program into [quick order](/quick-order). Headings are recognised, hyphens and dots in part numbers do not matter, mistyped numbers are matched with the nearest part and shown to you for confirmation.',
    ),
    h2('Side by side'),
    table(
      ['Question', 'Where you find the answer'],
      ['Does it fit my board?', 'Land pattern on the part page, 1:1 print, DXF'],
      ['Does it fit my housing?', 'Outline with body size and overall height where stated'],
      ['Which part mates with it?', 'Mating part on the part page where the manufacturer states it'],
      ['What else has the same footprint?', 'Equivalents from other manufacturers'],
      ['When will it arrive?', 'Delivery dates per shipping method, from stock, lead time and transit time'],
      ['What if it is discontinued?', 'Lifecycle status and recommended replacement'],
    ),
    h2('After the order'),
    ul(
      'Each status has its time: confirmed, preparing, testing, shipped, completed',
      'Invoice, packing slip and quote as PDF with your purchase order number',
      'Returns, replacements and repairs are requested on the order; you follow every step in your account',
      'Your account manager answers on weekdays: [contact](page:customer-manager)',
    ),
  ),
  zh_cn: text(
    '为什么选择我们',
    '下单前可以核对什么，下单后我们承诺什么。',
    figures(
      ['1–3个工作日', '付款后的订单处理'],
      ['3–7个工作日', '全球快速配送'],
      ['30天', '报价有效期'],
      ['12个月', '停产前提前通知'],
    ),
    h2('图纸可以直接测量'),
    p(
      '照片只能看出产品是白色的，图纸能看出它宽了0.5 mm。列表中的产品按同一比例绘制，上方附标尺，外形不符在购买前就能发现。产品页提供带全部焊盘的焊盘图，可按1:1打印，也可下载SVG或DXF文件。',
    ),
    someParts('xh4', 'microFit4', 'kk4', 'vh4'),
    h2('价格不用问'),
    p(
      '每款产品列出阶梯价，并标明下一档能省多少，所有人看到的价格相同。数量超过最高一档，可把清单提交询价：我们按您的货币报出价格和交期，30天内有效，可一次下单，也可分批交付。',
    ),
    h2('库存是实打实的'),
    p(
      '提交订单即占用库存；库存不足的订单会当场提示缺哪些产品，不会先收单再取消。在途库存标明到货日期，按单生产的产品会注明。',
    ),
    h2('物料清单直接下单'),
    p(
      '把邮件、表格或CAD软件里的清单粘贴到[快速下单](/quick-order)：自动识别表头，型号中的横线和点可省略；写错的型号会匹配到最接近的产品，由您确认。',
    ),
    h2('答案在哪里'),
    table(
      ['您想知道', '在哪里看'],
      ['和我的板子匹配吗？', '产品页的焊盘图、1:1打印、DXF文件'],
      ['装得进外壳吗？', '外形图与本体尺寸，注明时含总高'],
      ['对插件是哪一款？', '制造商注明时，见产品页的对插件'],
      ['有没有封装相同的？', '产品页列出其他制造商的同类产品'],
      ['什么时候到货？', '按库存、交期和运输时间，分配送方式列出日期'],
      ['停产了怎么办？', '生命周期状态与推荐的替代型号'],
    ),
    h2('下单之后'),
    ul(
      '每个状态都有时间：已确认、备货中、检测中、已发货、已完成',
      '发票、装箱单和报价单均为PDF，可带采购单号',
      '退货、换货、维修都在订单里申请，进度在个人中心随时可查',
      '工作日由客户经理回复：[联系客户经理](page:customer-manager)',
    ),
  ),
})
