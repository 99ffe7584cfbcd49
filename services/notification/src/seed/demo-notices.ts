import type { NoticeTexts } from '@pinline/contracts/notification/notice/notice-fields'
import type { SortId } from '@pinline/events/ids'
import type { NoticeAudience, NoticeKind } from '@pinline/events/notification/notice-content'
import { demoSortIds } from './demo-sorts.ts'

export interface DemoNotice {
  readonly sortId: SortId
  /** Part of the id for good. */
  readonly key: string
  readonly kind: NoticeKind
  readonly audience: NoticeAudience
  readonly pinned: boolean
  /** Days from the first start. */
  readonly from: number
  readonly until: number | null
  readonly texts: NoticeTexts
}

const all: NoticeAudience = { kind: 'all' }
const administrators: NoticeAudience = { kind: 'roles', roleIds: ['administrator'] }

/** What a company that sells connectors would write to its staff. */
export const demoNotices: readonly DemoNotice[] = [
  {
    ...{
      key: 'stocktaking',
      sortId: demoSortIds.warehouse,
      kind: 'notice',
      audience: all,
      pinned: true,
      from: -2,
      until: 14,
    },
    texts: {
      en: {
        title: 'Stocktaking next Saturday: no shipments that day',
        text: 'The warehouse counts all shelves next Saturday from 08:00. Orders that are tested by Friday 15:00 still leave on Friday; everything after that ships on Monday.\n\nPlease do not promise Saturday deliveries, and book every receipt and adjustment of this week by Friday evening.',
      },
      zh_cn: {
        title: '下周六盘点，当天不发货',
        text: '下周六8:00起仓库全面盘点。周五15:00前完成检测的订单当天照常发货，其余订单顺延至下周一发货。\n\n请勿向客户承诺周六发货；本周的入库和库存调整请在周五下班前全部录入系统。',
      },
    },
  },
  {
    ...{
      key: 'reel-leader',
      sortId: demoSortIds.packing,
      kind: 'notice',
      audience: all,
      pinned: false,
      from: -5,
      until: 60,
    },
    texts: {
      en: {
        title: 'Cut reels of crimp contacts: leader of at least 300 mm',
        text: 'Two customers returned cut strips because their applicators could not feed them. From now on every cut strip of crimp contacts goes out with at least 300 mm of empty carrier at its beginning, wound on a paper-interleaved reel, with the feed direction marked on the label.\n\nStrips below 100 contacts are packed flat, never folded.',
      },
      zh_cn: {
        title: '压接端子分切料带：前端空带不少于300 mm',
        text: '近期有两家客户因料带无法送入压接模具而退货。自即日起，分切的端子料带前端须预留不少于300 mm的空带，收卷时加衬纸，并在标签上注明送料方向。\n\n不足100个端子的料带平放包装，不得折叠。',
      },
    },
  },
  {
    ...{
      key: 'access-review',
      sortId: demoSortIds.office,
      kind: 'notice',
      audience: administrators,
      pinned: false,
      from: -1,
      until: 30,
    },
    texts: {
      en: {
        title: 'Review staff accounts by the end of the month',
        text: 'Please check the user list against the current team: disable accounts of people who have left or moved, and remove permissions that nobody has used this quarter.\n\nAccounts without two-factor authentication are listed on the users page. Remind their owners; from next month it is required for everyone who can refund or change prices.',
      },
      zh_cn: {
        title: '请在月底前复核员工账号',
        text: '请对照在岗人员核对用户列表：停用已离职或转岗人员的账号，收回本季度未使用的权限。\n\n未开启双重验证的账号可在用户页面查看，请提醒本人开启。自下月起，可退款或可改价的人员必须开启双重验证。',
      },
    },
  },
  {
    ...{
      key: 'maintenance',
      sortId: demoSortIds.office,
      kind: 'notice',
      audience: all,
      pinned: false,
      from: 3,
      until: 6,
    },
    texts: {
      en: {
        title: 'Label printers are replaced on Wednesday',
        text: 'IT replaces both label printers at the packing stations on Wednesday between 12:00 and 13:30. Print packing slips and labels for the afternoon pick-up before noon.',
      },
      zh_cn: {
        title: '周三更换标签打印机',
        text: '周三12:00至13:30，IT将更换包装工位的两台标签打印机。下午揽收所需的装箱单和标签，请在中午前打印完毕。',
      },
    },
  },
  {
    ...{
      key: 'fire-drill',
      sortId: demoSortIds.safety,
      kind: 'notice',
      audience: all,
      pinned: false,
      from: -20,
      until: -12,
    },
    texts: {
      en: {
        title: 'Fire drill in building 2',
        text: 'The alarm sounds once between 10:00 and 11:00. Leave by the nearest exit and gather in the car park. Testing may stop a running measurement; it is repeated afterwards.',
      },
      zh_cn: {
        title: '2号楼消防演练',
        text: '10:00至11:00之间将拉响一次警报，请从最近的出口撤离，到停车场集合。正在进行的检测可以中断，演练结束后重新测量。',
      },
    },
  },
  {
    ...{
      key: 'copper',
      sortId: demoSortIds.purchasing,
      kind: 'news',
      audience: all,
      pinned: false,
      from: -3,
      until: null,
    },
    texts: {
      en: {
        title: 'Copper up 6 % in four weeks: contact prices under review',
        text: 'Three manufacturers have announced surcharges on copper-alloy contacts for the coming quarter. Purchasing compares the new lists this week; until then quotes above 10,000 contacts are valid for 14 days instead of 30.\n\nPrices in the shop do not change before the review is finished.',
      },
      zh_cn: {
        title: '铜价四周上涨6%，端子价格复核中',
        text: '已有三家制造商宣布下季度起对铜合金端子加收附加费。采购本周核对新价目表；在此之前，超过1万个端子的报价有效期由30天缩短为14天。\n\n复核完成前，商城价格保持不变。',
      },
    },
  },
  {
    ...{ key: 'fair', sortId: demoSortIds.office, kind: 'news', audience: all, pinned: false, from: -6, until: null },
    texts: {
      en: {
        title: '84 enquiries from the trade fair are in the queue',
        text: 'The team brought home 84 contact forms, most of them about board-to-board connectors with a pitch below 0.8 mm and about sealed wire-to-wire connectors. They are in the console under Messages; please take what belongs to your region by Thursday.',
      },
      zh_cn: {
        title: '展会收到84条询盘，已进入留言列表',
        text: '本次展会共收到84份联系表单，主要咨询间距小于0.8 mm的板对板连接器和防水线对线连接器。请在后台“留言”中认领所负责区域的询盘，周四前完成。',
      },
    },
  },
]
