import { h2, info, ol, p, table, text, ul } from '../write.ts'
import { news } from './article.ts'

export const serviceNews = [
  news('quick-order-reads-your-list', '2026-11-12', ['service'], {
    en: text(
      'Quick order reads the list you already have',
      'Excel, CSV, or text from a mail: headings are recognised, mistyped numbers are matched.',
      p(
        'Nobody likes to retype a bill of materials. [Quick order](/quick-order) takes it as it is: part numbers, quantities and references may stand in any column, and rows above the headings do not matter.',
      ),
      h2('How it works'),
      ol(
        'Paste the list or upload the file',
        'Check which column was read as what; change it if needed',
        'Confirm the lines that were matched by similarity',
        'Add all to the cart, or request a quote for the list',
      ),
      table(
        ['Accepted', 'Limit'],
        ['Text', '1 MB'],
        ['Excel (.xlsx)', '5 MB, 20,000 rows a sheet'],
        ['Columns', 'part number, quantity, reference, manufacturer, description'],
      ),
      p('Your browser remembers how you read a list, so the next revision needs no corrections.'),
    ),
    zh_cn: text(
      '快速下单：清单不用重做',
      'Excel、CSV或邮件里的文字都行：自动识别表头，写错的型号也能匹配。',
      p(
        '没有人愿意重新录入物料清单。[快速下单](/quick-order)按原样读取：型号、数量、位号在哪一列都可以，表头上方的几行也不影响。',
      ),
      h2('使用方法'),
      ol(
        '粘贴清单或上传文件',
        '核对各列的识别结果，不对可以改',
        '确认按相似度匹配的行',
        '全部加入购物车，或为整份清单询价',
      ),
      table(
        ['支持', '上限'],
        ['文本', '1 MB'],
        ['Excel（.xlsx）', '5 MB，每个工作表20,000行'],
        ['列', '型号、数量、位号、制造商、描述'],
      ),
      p('浏览器会记住您的读取方式，下一版清单不用再改。'),
    ),
  }),
  news('after-sales-in-your-account', '2026-10-08', ['service'], {
    en: text(
      'After-sales service moves into your account',
      'Request, follow and answer: returns, exchanges, replacements and repairs by part.',
      p(
        'Instead of writing a mail, open the delivered order, choose the part, and say what is wrong. You see each step and can answer in the request.',
      ),
      ul(
        'Photos and a PDF can be attached',
        'The return slip is printed from the request',
        'Replacements are shipped as a parcel of the same order',
        'Refunds go back to the means of payment',
      ),
      p('What can be returned is described in the [return policy](page:returnPolicy).'),
    ),
    zh_cn: text(
      '售后服务移至个人中心',
      '退货、换货、补发、维修：按产品申请，进度可查，随时留言。',
      p('不用再写邮件：打开已收货的订单，选择产品，说明问题即可。每一步都能看到，也可在申请中留言。'),
      ul('可附照片和PDF', '退货单可直接打印', '换货作为同一订单的包裹寄出', '退款原路返回'),
      p('可退货范围见[退货政策](page:returnPolicy)。'),
    ),
  }),
  news('shipping-dates-at-checkout', '2026-07-15', ['shipping'], {
    en: text(
      'Delivery dates for each shipping method',
      'Checkout shows when an order arrives, by economy, standard and express.',
      p(
        'A range of business days is hard to plan with. Checkout now counts for you: stock or lead time of the slowest item, processing, transit time, and the weekends of your country.',
      ),
      table(
        ['Method', 'Transit', 'Freight'],
        ['Economy', '15–45 business days', 'lowest'],
        ['Standard', '7–20 business days', 'by zone and weight'],
        ['Express', '3–7 business days', 'by zone and weight'],
      ),
      p(
        'If one item is slow, consider a separate order for the rest. Details: [shipping policy](page:shippingPolicy).',
      ),
    ),
    zh_cn: text(
      '结算页显示送达日期',
      '经济、标准、快速三种配送方式，何时送达一目了然。',
      p('“多少个工作日”不好做计划。结算页现在会替您算好：最慢一项的库存或交期、处理时间、运输时间，以及收货地的周末。'),
      table(
        ['方式', '运输时间', '运费'],
        ['经济配送', '15–45个工作日', '最低'],
        ['标准配送', '7–20个工作日', '按区域和重量'],
        ['快速配送', '3–7个工作日', '按区域和重量'],
      ),
      p('如果只有一项交期长，可将其余产品单独下单。详见[配送政策](page:shippingPolicy)。'),
    ),
  }),
  news('documents-as-pdf', '2026-06-10', ['service'], {
    en: text(
      'Invoices, packing slips and quotes as PDF',
      'With your purchase order number, company and tax number, ready for your accounts.',
      ul(
        'Invoice: with structured data inside, readable by accounting software',
        'Packing slip: content of each parcel with lots',
        'Commercial invoice for customs: HS code, origin, weight',
        'Quote: price breaks, lead times and validity',
      ),
      p('Enter company and tax number in your account once, and the purchase order number at checkout.'),
      info('In this demonstration the documents are marked as such and have no legal effect.'),
    ),
    zh_cn: text(
      '发票、装箱单与报价单均为PDF',
      '含采购单号、公司名称和税号，可直接入账。',
      ul(
        '发票：内含结构化数据，财务软件可读取',
        '装箱单：每个包裹的内容与批号',
        '报关用商业发票：HS编码、原产地、重量',
        '报价单：阶梯价、交期与有效期',
      ),
      p('公司名称和税号在个人中心填写一次即可，采购单号在结算页填写。'),
      info('演示中的单据不具法律效力。'),
    ),
  }),
] as const
