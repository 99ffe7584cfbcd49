import { h2, info, p, table, text, ul } from '../write.ts'
import { page } from './page.ts'

export const privacyPolicy = page('/intro/privacyPolicy', 'policy', 3, {
  en: text(
    'Privacy policy',
    'What data we store, why, and for how long.',
    h2('What we store and why'),
    table(
      ['Data', 'Purpose', 'Kept'],
      ['Phone number or e-mail address, password as a hash', 'your account', 'until you delete the account'],
      [
        'Delivery addresses',
        'shipping, freight, customs',
        'until you delete them; with an order, as long as the order',
      ],
      ['Orders, invoices, after-sales requests', 'contract, warranty', 'as long as invoicing law requires'],
      [
        'Contact and feedback forms with their files',
        'our reply',
        'until the matter is closed and you ask for deletion',
      ],
      ['Sign-ins and security events', 'to protect your account', '90 days'],
      [
        'Visits: time, language, first page, country by your time zone, referring site; no IP address; not with Do Not Track',
        'to see which pages are read',
        '90 days, once per browser session',
      ],
    ),
    h2('How it is stored'),
    p(
      'Names, addresses and free text are stored separately from orders. When you request deletion, they are erased there; the order keeps only what invoicing law requires.',
    ),
    h2('In your browser'),
    ul(
      'Language, currency and appearance',
      'Search history, recently viewed and compared parts',
      'The session while you are signed in; it ends after 30 days without use',
      'No third-party trackers, no advertising cookies',
    ),
    h2('Who receives data'),
    ul(
      'The carrier: name, address, phone number and content of the parcel',
      'The payment provider: order number and amount',
      'Customs: invoice and address',
    ),
    h2('Your rights'),
    p(
      'You can read and correct your data in your account, download all of it, and delete the account. For anything else write to us; we reply within 30 days.',
    ),
    info('Last updated on 1 November 2026. Earlier versions on request.'),
  ),
  zh_cn: text(
    '隐私政策',
    '我们保存您的哪些信息、用于什么、保存多久。',
    h2('保存的信息与用途'),
    table(
      ['信息', '用途', '保存期'],
      ['手机号或邮箱、加密后的密码', '您的账户', '至您注销账户'],
      ['收货地址', '配送、计算运费、报关', '至您删除；订单中的地址随订单保存'],
      ['订单、发票、售后申请', '履行合同、保修', '按发票法规要求'],
      ['联系与反馈表单及附件', '回复您', '事项办结且您要求删除时'],
      ['登录与安全记录', '保护账户', '90天'],
      [
        '访问：时间、语言、首个页面、按时区推断的国家、来源网站；不记录IP地址；启用“请勿跟踪”时不记录',
        '了解哪些页面有人阅读',
        '90天，每次浏览器会话计一次',
      ],
    ),
    h2('保存方式'),
    p('姓名、地址和自由填写的内容与订单分开存储。您申请删除后即被清除，订单只保留发票法规要求的内容。'),
    h2('在您的浏览器中'),
    ul(
      '语言、货币和外观',
      '搜索历史、最近浏览和对比的产品',
      '登录期间的会话，30天不使用即失效',
      '没有第三方跟踪，没有广告Cookie',
    ),
    h2('谁会收到信息'),
    ul('物流公司：姓名、地址、手机号和包裹内容', '支付机构：订单号和金额', '海关：发票和地址'),
    h2('您的权利'),
    p('您可以在个人中心查看和更正信息、下载全部数据、注销账户。其他事项请联系我们，30天内回复。'),
    info('最后修订：2026年11月1日。可索取历史版本。'),
  ),
})

export const termsOfSale = page('/intro/termsOfSale', 'policy', 4, {
  en: text(
    'Terms of sale',
    'What applies when you order here: contract, prices, delivery, returns.',
    h2('1. Parties and scope'),
    p(
      'These terms apply to every order placed in this shop, by businesses and by consumers. Terms of the buyer apply only if we have agreed to them in writing. If you buy as a consumer, the rights that your law gives you remain in any case.',
    ),
    h2('2. Contract'),
    p(
      'The pages of the shop are an invitation to order. Placing an order is your binding offer; it reserves the stock and fixes prices, currency and exchange rate. The contract is made when we confirm the payment. An unpaid order expires at the deadline shown with it and can be cancelled until it is paid.',
    ),
    h2('3. Prices and payment'),
    p(
      'Prices apply per piece at the quantity shown, without import duties and taxes of the country of delivery. The total at checkout includes freight. Payment is due at once by the means offered at checkout, in the currency stated there. Quotes are valid for 30 days.',
    ),
    h2('4. Delivery'),
    p(
      'Delivery dates follow from stock, lead time of made-to-order parts and the shipping method: see the [shipping policy](page:shippingPolicy). Parts that are made to order cannot be cancelled once production has begun. Risk passes with handover to the carrier if you are a business, and with delivery if you are a consumer.',
    ),
    h2('5. Returns and defects'),
    p(
      'Report transport damage and wrong quantities within 48 hours of delivery. Defective parts are replaced or refunded after inspection; how to apply is described in the [return policy](page:returnPolicy). Soldered, crimped or otherwise used parts are accepted for defects only.',
    ),
    h2('6. Use of the parts'),
    p(
      'Drawings and data are for selection; the manufacturer’s datasheet decides. Parts are not intended for life-supporting, nuclear or weapon systems unless the manufacturer says so in writing. You are responsible for export licences and for following sanctions law when you resell.',
    ),
    h2('7. Liability, retention of title, law'),
    p(
      'We are liable without limit for intent, gross negligence and injury to persons, otherwise for foreseeable damage up to the value of the order. Goods remain ours until they are paid. Place of jurisdiction for businesses is our seat; consumers may also sue where they live.',
    ),
    info(
      'This is a demonstration shop: no contract is made here. Last updated on 1 November 2026. Earlier versions on request.',
    ),
  ),
  zh_cn: text(
    '销售条款',
    '下单适用的规则：合同、价格、交付与退货。',
    h2('一、适用范围'),
    p(
      '本条款适用于在本商城下达的所有订单，包括企业和消费者订单。买方条款仅在我们书面同意后适用。消费者依法享有的权利不受影响。',
    ),
    h2('二、合同成立'),
    p(
      '商城页面为要约邀请。提交订单即为您的要约，同时占用库存并锁定价格、币种和汇率。我们确认收款后合同成立。未付款订单在所示截止时间后失效，付款前可随时取消。',
    ),
    h2('三、价格与付款'),
    p(
      '价格按所示数量的单价计算，不含收货地的关税和税费。结算页的总额包含运费。请以结算页提供的方式和币种即时付款。报价有效期30天。',
    ),
    h2('四、交付'),
    p(
      '交付日期由库存、定制产品交期和配送方式决定，详见[配送政策](page:shippingPolicy)。定制产品开始生产后不可取消。企业买方的风险自交付承运人时转移，消费者的风险自收货时转移。',
    ),
    h2('五、退货与缺陷'),
    p(
      '运输损坏和数量不符请在收货后48小时内提出。缺陷产品经检验后换货或退款，申请方式见[退货政策](page:returnPolicy)。已焊接、压接或使用过的产品仅因缺陷受理退货。',
    ),
    h2('六、产品用途'),
    p(
      '图纸和数据供选型参考，以制造商规格书为准。除非制造商书面确认，产品不适用于生命维持、核设施或武器系统。转售时，出口许可和制裁合规由您负责。',
    ),
    h2('七、责任、所有权保留与法律适用'),
    p(
      '对故意、重大过失和人身伤害，我们承担全部责任；其他情形以订单金额为限，赔偿可预见的损失。付清货款前，货物所有权归我方。企业买方的管辖地为我方所在地，消费者也可在其居住地起诉。',
    ),
    info('本站为演示商城，不成立任何合同。最后修订：2026年11月1日。可索取历史版本。'),
  ),
})
