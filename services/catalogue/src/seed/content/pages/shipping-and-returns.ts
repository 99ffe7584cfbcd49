import { figures, h2, info, ol, p, table, text, ul } from '../write.ts'
import { page } from './page.ts'

export const shippingPolicy = page('/intro/shippingPolicy', 'policy', 1, {
  en: text(
    'Shipping policy',
    'How long processing and shipping take, what it costs, and when tracking appears.',
    figures(
      ['1–3 business days', 'processing'],
      ['15–45 business days', 'economy'],
      ['7–20 business days', 'standard'],
      ['3–7 business days', 'express'],
    ),
    h2('Processing'),
    p(
      'Paid orders are picked, inspected and packed within 1 to 3 business days. Parts that are not in stock add their lead time, parts made to order their production time: 2 to 4 weeks for standard parts, 6 to 12 weeks for custom parts.',
    ),
    h2('Methods'),
    table(
      ['Method', 'Transit time', 'Suits'],
      ['Economy', '15–45 business days', 'small parcels without a date'],
      ['Standard', '7–20 business days', 'regular orders'],
      ['Express', '3–7 business days', 'boards that wait for a part'],
    ),
    p(
      'The freight of each method for your address and weight is shown before you place the order, together with the expected delivery dates. Business days are those of the country of destination.',
    ),
    h2('Several parcels'),
    p(
      'If parts leave on different days, the order page lists each parcel with its content, carrier and tracking number. You pay the freight once, unless you chose several deliveries in a quote, or had parts in stock shipped before made-to-order ones: then each parcel has its own freight, which the checkout shows. If one parcel is enough in the end, we refund the difference.',
    ),
    h2('Tracking'),
    p(
      'Tracking appears 24 to 48 hours after shipping, on the order and on the [order tracking](page:orderTracking) page.',
    ),
    h2('Duties and taxes'),
    p(
      'Duties and taxes of the country of destination are not included in our prices and are due on delivery, unless your quote says otherwise. The commercial invoice for customs states HS code, origin and weight of each part and comes with the parcel.',
    ),
    h2('Changing the address'),
    p(
      'Until we start preparing the order you can change address and method on the order page; after that, and until the first parcel leaves, your account manager can. If the freight falls, the difference is refunded. If it would rise, ask your account manager.',
    ),
    h2('Transport damage and loss'),
    ul(
      'Report damage within 48 hours of delivery, with photos of the parcel, the label and the parts',
      'If tracking has not moved for ten business days, write to us; we open a search with the carrier',
      'Parcels that are returned as undeliverable are sent again once the address is confirmed',
    ),
    info('Last updated on 1 November 2026. Earlier versions on request.'),
  ),
  zh_cn: text(
    '配送政策',
    '处理与运输所需时间、运费，以及物流信息何时显示。',
    figures(
      ['1–3个工作日', '处理'],
      ['15–45个工作日', '经济配送'],
      ['7–20个工作日', '标准配送'],
      ['3–7个工作日', '快速配送'],
    ),
    h2('处理'),
    p(
      '付款后的订单在1至3个工作日内完成拣货、检测和包装。缺货产品另加交期；按单生产的产品另加生产时间：标准产品2至4周，定制产品6至12周。',
    ),
    h2('配送方式'),
    table(
      ['方式', '运输时间', '适合'],
      ['经济配送', '15–45个工作日', '不急用的小包裹'],
      ['标准配送', '7–20个工作日', '常规订单'],
      ['快速配送', '3–7个工作日', '等料的电路板'],
    ),
    p('提交订单前，会按您的地址和重量显示各方式的运费及预计送达日期。工作日以收货地为准。'),
    h2('分包裹发货'),
    p(
      '如产品不在同一天发出，订单页会分别列出每个包裹的内容、物流公司和物流单号。运费只收一次，按报价分批交付，或选择现货先发、按单生产的产品后发的除外：此时每个包裹分别收取运费，下单前会列明。如最终一个包裹即可发完，多付的运费将退还。',
    ),
    h2('物流跟踪'),
    p('物流信息将在发货后24至48小时内显示在订单和[订单跟踪](page:orderTracking)页面。'),
    h2('关税与税费'),
    p(
      '目的国的关税与税费不含在价格内，除报价单另有说明外，由收货方支付。报关用商业发票随包裹附上，注明每款产品的HS编码、原产地和重量。',
    ),
    h2('修改地址'),
    p(
      '开始备货前，可在订单页修改地址和配送方式；备货后至首个包裹发出前，请联系客户经理。运费减少的予以退还；运费会增加的，请联系客户经理。',
    ),
    h2('损坏与丢失'),
    ul(
      '请在收货后48小时内反馈，并附包裹、面单与产品照片',
      '物流信息10个工作日没有更新，请联系我们，由我们向物流公司查件',
      '因无法投递退回的包裹，确认地址后重新寄出',
    ),
    info('最后修订：2026年11月1日。可索取历史版本。'),
  ),
})

export const returnPolicy = page('/intro/returnPolicy', 'policy', 2, {
  en: text(
    'Return policy',
    'What can be returned, how to request it, and how long it takes.',
    figures(
      ['48 hours', 'to report transport damage'],
      ['7 days', 'longest time until we reply'],
      ['4 types', 'return, exchange, replacement, repair'],
    ),
    h2('How to apply'),
    ol(
      'Open the delivered order in your account and choose “After-sales” next to the part',
      'Choose service type and reason, the quantity, and whether the package has been opened',
      'Add photos: the label on the bag, the part, the fault',
      'Submit. You receive a number and follow every step under “My after-sales”',
    ),
    p(
      'The period for each service type is stated in the form. Parts of several parcels can be returned parcel by parcel.',
    ),
    h2('What happens next'),
    table(
      ['Step', 'Who', 'What'],
      ['Submitted', 'we', 'reply within 7 days'],
      ['Approved', 'you', 'print the return slip and send the parts back'],
      ['Parts received', 'we', 'count and inspect them'],
      ['Refunded or replaced', 'we', 'refund to the means of payment, or ship a replacement'],
      ['Rejected', 'we', 'with a reason; you can answer in the request'],
    ),
    h2('Who pays the way back'),
    p(
      'We do where the part is defective, wrong or damaged in transport. Otherwise you do. The freight of the order is refunded if all of it is returned for a reason on our side.',
    ),
    h2('What cannot be returned'),
    ul(
      'Custom items and parts made to order',
      'Cut reels, and moisture-sensitive parts whose seal is broken',
      'Parts that have been soldered, crimped or mated',
    ),
    p('Faulty parts are the exception: they are replaced or refunded in any case.'),
    h2('Discontinued parts'),
    p(
      'Discontinued parts are announced 12 months in advance and supported for 5 years: we name a replacement where one exists and handle claims from stock kept for that purpose.',
    ),
    info(
      'If you buy as a consumer, the rights of withdrawal and warranty of your law apply in addition. Last updated on 1 November 2026.',
    ),
  ),
  zh_cn: text(
    '退货政策',
    '可退货范围、申请方式与所需时间。',
    figures(['48小时', '运输损坏反馈时限'], ['7天', '最长回复时间'], ['4种', '退货、换货、补发、维修']),
    h2('如何申请'),
    ol(
      '在个人中心打开已收货的订单，在产品旁选择“售后”',
      '填写售后类型、原因、数量以及是否拆包',
      '附照片：袋上标签、产品、问题部位',
      '提交后获得编号，可在“我的售后”查看每一步',
    ),
    p('各售后类型的申请期限在表单中注明。分多个包裹的订单可按包裹分别申请。'),
    h2('之后的流程'),
    table(
      ['步骤', '由谁', '做什么'],
      ['已提交', '我们', '7天内回复'],
      ['审核通过', '您', '打印退货单并寄回产品'],
      ['已收到退货', '我们', '清点并检验'],
      ['已退款或已换货', '我们', '原路退款，或寄出换货'],
      ['审核未通过', '我们', '说明理由，您可在申请中留言'],
    ),
    h2('退回运费由谁承担'),
    p('产品有缺陷、发错或运输损坏的，由我们承担；其他情形由您承担。因我方原因整单退货的，退还订单运费。'),
    h2('不可退货的产品'),
    ul('定制产品和按单生产的产品', '已裁剪的卷盘，以及已拆封的湿敏产品', '已焊接、压接或插拔过的产品'),
    p('质量问题除外：一律换货或退款。'),
    h2('停产产品'),
    p('产品停产会提前12个月通知，并继续支持5年：有替代型号的予以推荐，质量问题用专门留存的库存处理。'),
    info('消费者依法享有的撤回权和保修权不受影响。最后修订：2026年11月1日。'),
  ),
})
