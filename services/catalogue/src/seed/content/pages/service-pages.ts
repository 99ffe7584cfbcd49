import { h2, p, table, text, ul } from '../write.ts'
import { page } from './page.ts'

export const contact = page('/contact', 'service', 2, {
  en: text(
    'Contact',
    'Connector specialists answer your questions on weekdays, 8:00–18:00 UTC.',
    h2('What to send us'),
    p(
      'With these five things we can answer at once: a part number, a drawing or a photo with a ruler in it, the quantity, the date you need it by, and what it connects to.',
    ),
    h2('Which way is fastest'),
    table(
      ['You want to', 'Do this'],
      [
        'know price, stock or lead time',
        'open the part page, or [stock lookup](page:inventory) for up to 50 part numbers',
      ],
      ['get prices for a list', '[quick order](/quick-order), then “Request a quote”'],
      ['follow a parcel', '[order tracking](page:orderTracking) by order number'],
      ['return or claim parts', '“After-sales” on the order in your account'],
      ['change an order in processing', 'write to your [account manager](page:customer-manager)'],
      ['have a part customised', 'the form on this page, subject “Custom part”'],
    ),
    h2('After-sales'),
    p(
      'For a delivered order, apply for after-sales service in your account; you can follow every step there. Report damage within 48 hours of delivery.',
    ),
  ),
  zh_cn: text(
    '联系我们',
    '工作日8:00–18:00（UTC），由连接器专业人员为您解答。',
    h2('请提供以下信息'),
    p('有了这五项，我们可以马上回复：型号、图纸或带有直尺的照片、数量、需要的日期，以及与什么对接。'),
    h2('最快的途径'),
    table(
      ['您想', '请这样做'],
      ['了解价格、库存或交期', '打开产品页，或用[库存查询](page:inventory)一次查50个型号'],
      ['为一份清单询价', '[快速下单](/quick-order)，然后选择询价'],
      ['查询包裹', '凭订单号[订单跟踪](page:orderTracking)'],
      ['退换或反馈质量问题', '在个人中心的订单中申请售后'],
      ['修改处理中的订单', '联系您的[客户经理](page:customer-manager)'],
      ['定制产品', '本页表单，主题选“定制产品”'],
    ),
    h2('售后'),
    p('已收货的订单请在个人中心申请售后，进度随时可查。如有损坏，请在收货后48小时内反馈。'),
  ),
})

export const customerManager = page('/customer-manager', 'service', 3, {
  en: text(
    'Your account manager',
    'Once an order is being processed, changes go through your account manager.',
    h2('Changing or cancelling'),
    p(
      'You can cancel an order yourself while payment is pending. Once it is being processed, contact us: changes are often still possible before shipment.',
    ),
    table(
      ['Status', 'What is possible'],
      ['Pending payment', 'you cancel it yourself; the stock is free at once'],
      [
        'Confirmed, preparing',
        'address and shipping method: on the order page until preparation begins, then on request; quantities and cancelling on request',
      ],
      ['Testing', 'on request, if no parcel has left'],
      ['Shipped', 'generally no cancelling; [return](page:returnPolicy) after delivery'],
    ),
    p('Custom items cannot be cancelled once processing has started.'),
    h2('Quotes'),
    p(
      'Send us your part numbers and quantities, or request the quote directly from a part, your cart or [quick order](/quick-order). You receive a quote in your currency, valid for 30 days, and can order from it in several deliveries.',
    ),
    h2('Regular demand'),
    p(
      'If you need the same parts every month, write the annual quantity and the schedule into the remark of the quote request. The price is then quoted for the year, with the lead time of each delivery.',
    ),
  ),
  zh_cn: text(
    '您的客户经理',
    '订单进入处理后，变更请联系客户经理。',
    h2('修改或取消'),
    p('待付款的订单可由您自行取消。进入处理后请联系我们：发货前往往仍可修改。'),
    table(
      ['订单状态', '可以做什么'],
      ['待付款', '自行取消，库存立即释放'],
      ['已确认、备货中', '地址和配送方式：备货前可在订单页修改，备货后请联系我们；数量变更或取消请联系我们'],
      ['检测中', '尚未发出包裹时，可联系我们'],
      ['已发货', '一般不可取消，收货后可按[退货政策](page:returnPolicy)办理'],
    ),
    p('定制产品进入处理后不可取消。'),
    h2('报价'),
    p(
      '请发来型号和数量清单，也可直接在产品页、购物车或[快速下单](/quick-order)中询价。您将收到以您的货币计价、有效期30天的报价单，可分批下单。',
    ),
    h2('长期需求'),
    p('如每月采购相同产品，请在询价备注中写明年用量和交付计划，我们按年报价，并注明每批交期。'),
  ),
})

export const inventory = page('/intro/inventory', 'service', 4, {
  en: text(
    'Stock lookup',
    'Up to 50 part numbers at once. Hyphens, dots and spaces are ignored.',
    h2('Stock symbols'),
    table(
      ['Symbol', 'Meaning', 'Ships'],
      ['Filled pad', 'In stock', 'in 1–3 business days'],
      ['Half-filled pad', 'Low stock, fewer than 50 pieces', 'in 1–3 business days'],
      ['Ring', 'Out of stock', 'after the lead time, or with the incoming delivery'],
      ['Square ring', 'Made to order', 'after production, 6–12 weeks'],
    ),
    p('To enter quantities and add the parts to your cart, use [quick order](/quick-order).'),
  ),
  zh_cn: text(
    '库存查询',
    '一次最多50个型号，型号中的横线、点和空格可省略。',
    h2('库存标记说明'),
    table(
      ['标记', '含义', '发货'],
      ['实心焊盘', '现货', '1–3个工作日'],
      ['半实心焊盘', '库存紧张，不足50件', '1–3个工作日'],
      ['圆环', '缺货', '按交期，或随在途库存到货'],
      ['方环', '按单生产', '生产完成后，6–12周'],
    ),
    p('需要填写数量并加入购物车，请使用[快速下单](/quick-order)。'),
  ),
})

export const orderTracking = page('/intro/orderTracking', 'service', 5, {
  en: text(
    'Order tracking',
    'Track an order with its order number.',
    h2('When tracking appears'),
    p(
      'Tracking appears 24 to 48 hours after shipping. When you are signed in, it is also shown on the order page, with each parcel of the order.',
    ),
    h2('Order status'),
    table(
      ['Status', 'What happens'],
      ['Pending payment', 'the stock is reserved until the payment deadline'],
      ['Confirmed', 'payment received'],
      ['Preparing', 'parts are picked, or produced if made to order'],
      ['Testing', 'outgoing inspection'],
      ['Shipped', 'handed over to the carrier'],
      ['Completed', 'you confirmed receipt'],
    ),
    ul(
      'Without signing in you see status and shipment only, no address and no prices.',
      'The order number has 13 digits and is in our e-mail.',
    ),
  ),
  zh_cn: text(
    '订单跟踪',
    '凭订单号查询进度。',
    h2('何时显示'),
    p('物流信息将在发货后24至48小时内显示。登录后可在订单页查看每个包裹。'),
    h2('订单状态'),
    table(
      ['状态', '说明'],
      ['待付款', '库存占用至付款截止时间'],
      ['已确认', '已收到付款'],
      ['备货中', '拣货；按单生产的产品正在生产'],
      ['检测中', '出货检验'],
      ['已发货', '已交物流公司'],
      ['已完成', '您已确认收货'],
    ),
    ul('未登录时只显示状态和物流，不显示地址和价格。', '订单号为13位数字，见我们发出的邮件。'),
  ),
})

export const blogPage = page('/intro/blog', 'resources', 2, {
  en: text(
    'Blog',
    'Application notes: measuring, choosing, crimping and soldering connectors.',
    p(
      'Short notes from our work with samples, drawings and test benches. Each ends with parts that you can look at. If you miss a subject, [write to us](page:contact).',
    ),
  ),
  zh_cn: text(
    '博客',
    '应用笔记：连接器的测量、选型、压接与焊接。',
    p('来自样品、图纸和测试台的简短笔记，每篇都附有可查看的产品。想了解其他主题，请[告诉我们](page:contact)。'),
  ),
})

export const imprint = page('/intro/imprint', 'policy', 5, {
  en: text(
    'Imprint',
    'Who is responsible for this shop.',
    h2('Operator'),
    p(
      'Meridian Connect is a fictional company. It has no register entry, no tax number and no office; this page shows where a company that runs the shop would state them.',
    ),
    table(
      ['Item', 'Value in this demonstration'],
      ['Name', 'Meridian Connect (fictional)'],
      ['Phone', '+44 20 7946 0018 (a number reserved for fiction)'],
      ['E-mail', 'desk@meridian-connect.example (an address that cannot exist)'],
      ['Register and tax number', 'none'],
    ),
    h2('Data and licences'),
    ul(
      'Footprint data: KiCad library, CC BY-SA 4.0',
      'Names of manufacturers and series belong to their owners and are used to identify parts',
      'Prices, stock, lead times, certificates and patents are demo values',
    ),
  ),
  zh_cn: text(
    '网站声明',
    '本商城的运营信息。',
    h2('运营者'),
    p('Meridian Connect为虚构公司，没有工商登记、税号和办公地址。实际运营者应在本页填写这些信息。'),
    table(
      ['项目', '演示中的内容'],
      ['名称', 'Meridian Connect（虚构）'],
      ['电话', '+44 20 7946 0018（影视专用号码）'],
      ['邮箱', 'desk@meridian-connect.example（不存在的地址）'],
      ['登记号与税号', '无'],
    ),
    h2('数据与许可'),
    ul(
      '封装数据：KiCad封装库，CC BY-SA 4.0',
      '制造商和系列名称归其所有者，仅用于标识产品',
      '价格、库存、交期、证书和专利均为演示值',
    ),
  ),
})
