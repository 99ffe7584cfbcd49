import { figures, h2, ol, p, table, text, tip, ul } from '../write.ts'
import { page } from './page.ts'

export const qualityControl = page('/intro/qualityControl', 'quality', 2, {
  en: text(
    'Quality control',
    'From incoming inspection to the sealed bag: who checks what, and what is recorded.',
    figures(
      ['every lot', 'is sampled on arrival'],
      ['2 people', 'count each shipment'],
      ['48 hours', 'to report transport damage'],
      ['10 years', 'lot numbers are kept'],
    ),
    h2('Incoming inspection'),
    p(
      'No part enters the stock without a lot number and a sample. What fails is blocked and returned to the manufacturer.',
    ),
    table(
      ['Check', 'How', 'Sample'],
      ['Papers', 'Part number, lot, date code, RoHS statement', 'each delivery'],
      ['Dimensions', 'Pitch, body and tails against the drawing', '5 pieces a lot'],
      ['Plating', 'X-ray fluorescence: layers and thickness', '1 piece a lot'],
      ['Solderability', 'Dip and look, IEC 60068-2-20', '3 pieces a lot older than 24 months'],
      ['Packing', 'Seal, humidity card, reel label', 'each packing unit'],
    ),
    h2('In the warehouse'),
    ul(
      'Parts are stored by lot; the oldest lot is picked first',
      'Moisture-sensitive parts stay in dry cabinets below 5 % relative humidity',
      'Gold and tin versions of the same part have separate bins, since they look alike and must not be mixed',
      'Opened reels are counted again before they are sold as cut tape',
    ),
    h2('Outgoing inspection'),
    ol(
      'The picker scans bin and part; a wrong bin stops the pick',
      'A second person counts and compares outline and marking with the order',
      'The result is recorded per item of the order, with its time',
      'Bags are sealed, labelled with part number, quantity and lot, and packed against shock',
    ),
    p(
      'You can follow these steps: an order passes “preparing” and “testing” before it is shipped, and the order page shows the time of each.',
    ),
    h2('Genuine parts only'),
    p(
      'We buy from manufacturers and their franchised distributors, not from surplus lists. The lot number on the bag leads to our purchase. If you doubt a part, request after-sales service on the order with a photo of the label; we compare it with the incoming record.',
    ),
    h2('If something is wrong'),
    p(
      'Report transport damage and wrong quantities within 48 hours of delivery, anything else as soon as you see it. How a request is handled is described in the [return policy](page:returnPolicy). Each confirmed defect ends with a cause and a measure, not with a credit note alone.',
    ),
    tip(
      'Keep one sealed bag of every lot until the first boards have passed your test. It is the best evidence if you have to complain.',
    ),
  ),
  zh_cn: text(
    '质量管控',
    '从来料检验到封袋出货：谁检查什么，记录什么。',
    figures(
      ['每一批', '来料均抽检'],
      ['2人', '出货各清点一次'],
      ['48小时', '运输损坏反馈时限'],
      ['10年', '批号保存期'],
    ),
    h2('来料检验'),
    p('没有批号、未经抽检的产品不入库。不合格批次隔离并退回制造商。'),
    table(
      ['项目', '方法', '抽样'],
      ['单据', '型号、批号、生产周期、RoHS声明', '每次到货'],
      ['尺寸', '间距、本体、焊脚对照图纸', '每批5件'],
      ['镀层', 'X射线荧光：层次与厚度', '每批1件'],
      ['可焊性', '浸焊目检，IEC 60068-2-20', '超过24个月的批次，每批3件'],
      ['包装', '封口、湿度卡、卷盘标签', '每个最小包装'],
    ),
    h2('仓储'),
    ul(
      '按批号存放，先进先出',
      '湿敏产品存放在相对湿度低于5%的干燥柜',
      '同一型号的镀金版与镀锡版分库位存放：外观相近，不可混用',
      '拆封的卷盘重新计数后才能按裁切料出售',
    ),
    h2('出货检验'),
    ol(
      '拣货时扫描库位和产品，库位不符无法继续',
      '第二人清点数量，并对照订单检查外形和标识',
      '订单中的每一项都记录结果和时间',
      '封袋，贴型号、数量、批号标签，并做防震包装',
    ),
    p('这些步骤您都能看到：订单发货前经过“备货中”和“检测中”，订单页显示各状态的时间。'),
    h2('只售原装产品'),
    p(
      '我们只从制造商及其授权经销商采购，不收库存尾货。袋上的批号可追溯到采购记录。如对产品有疑问，请在订单中申请售后并附标签照片，我们会与来料记录核对。',
    ),
    h2('出现问题时'),
    p(
      '运输损坏和数量不符请在收货后48小时内反馈，其他问题发现后请尽快告知。处理流程见[退货政策](page:returnPolicy)。每个确认的缺陷都要查明原因并采取措施，而不只是退款。',
    ),
    tip('首批电路板测试通过前，每个批号请保留一袋未拆封的产品。需要投诉时，这是最好的依据。'),
  ),
})
