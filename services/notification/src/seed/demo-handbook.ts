interface DemoPage {
  /** Its UUID is made from it. */
  readonly key: string
  readonly section: string
  readonly place: number
  readonly title: string
  readonly language: string
  readonly body: string
  /** A former version of the text, so that there is something to compare. */
  readonly before?: string
}

const packing = `Every reel leaves the warehouse in a bag that a customer can open without asking us what the label means.

## Before the bag is sealed

- [ ] Count against the pick list, and against the label of the reel
- [ ] Date code not older than **24 months**, unless the order says otherwise
- [ ] Moisture card blue, desiccant inside, for parts of MSL 2 and above
- [ ] Pocket cover closed, leader of at least 400 mm

## Which bag

| Reel | Bag | Box |
| --- | --- | --- |
| 180 mm | 250 × 300 mm | S |
| 330 mm | 400 × 460 mm | M |
| tray or tube | antistatic, with corner pads | M |

> A card that has turned pink is no reason to throw parts away: bake them as the maker says, and note it on the order.

Open picks are under [Pick list](/orders/picks).`

const resistance = `We measure contact resistance by **four wires**, at 10 mA and no more than 20 mV, so that a film on the contact is not burnt away before it is seen.

1. Mate the pair once, unmate it, mate it again.
2. Clamp current and sense leads to the two ends of one position.
3. Read both directions of the current, and write down the mean.
4. Repeat for three positions: both ends and the middle.

| Family | New, at most | After 30 cycles, at most |
| --- | ---: | ---: |
| 2.54 mm, tin | 20 mΩ | 40 mΩ |
| 2.00 mm, tin | 20 mΩ | 30 mΩ |
| 1.25 mm, gold | 30 mΩ | 40 mΩ |

A reading above the limit stops the order: write a note, and call the account manager before anybody tells the buyer.

\`\`\`
order ; part ; position ; mΩ
2611214073958 ; 43045-1000 ; 1 ; 6.2
\`\`\``

const leadTimes = `Buyers plan by what we write. A date that we miss costs more than a date that is later.

- *In stock* means counted and free, not “should be there”.
- For incoming stock give the supplier’s date **plus three business days**.
- For parts below the minimum order quantity offer the next pack size and its price per piece; see [Quotes](/quotations).
- Never promise a delivery by a holiday of the buyer’s country without asking the carrier.

## Words that we use

| Write | Not |
| --- | --- |
| Ships in 1–3 business days | Immediately available |
| Lead time 6–8 weeks, confirmed by the manufacturer | Approx. 6 weeks |
| Last-time buy until 30 June | Soon obsolete |`

const returns = `1. Read the whole request under [After-sales](/after-sales), pictures too.
2. Within a business day: approve it, reject it, or ask **one** question that decides it.
3. Opened moisture bags come back only if the parts are faulty.
4. Quantity differences are ours until the count on camera says otherwise.

Who decides on a refund does not pay it. Finance pays once the warehouse has booked the return.`

const inspection = `收货时按批次抽检，数量按下表执行。发现异常先隔离，再联系采购。

| 批量 | 抽检数 | 允许不合格 |
| ---: | ---: | ---: |
| ≤ 500 | 20 | 0 |
| 501–3200 | 50 | 1 |
| > 3200 | 80 | 2 |

- [ ] 核对料号、批号和日期代码
- [ ] 检查端子镀层和共面度（≤ 0.10 mm）
- [ ] 拍照留存，附在[采购单](/purchase-orders)上`

const quoting = `报价前先确认三件事：数量、交期和贸易条款。

1. 库存不足时，交期按供应商日期**加三个工作日**填写。
2. 低于起订量的询价，建议相邻的包装数量并写明单价。
3. 报价有效期默认 14 天，铜价波动大时缩短为 7 天。`

/** Pages of the demonstration's handbook, in English and Chinese. */
export const demoHandbook: readonly DemoPage[] = [
  {
    ...{ key: 'packing', section: 'Warehouse', place: 10, title: 'Packing reels, trays and tubes', language: 'en' },
    body: packing,
    before: packing
      .replace('**24 months**', '**36 months**')
      .replace('- [ ] Pocket cover closed, leader of at least 400 mm\n', ''),
  },
  {
    ...{ key: 'inspection', section: '仓库', place: 10, title: '来料抽检标准', language: 'zh_cn' },
    body: inspection,
  },
  {
    ...{ key: 'resistance', section: 'Testing', place: 10, title: 'Measuring contact resistance', language: 'en' },
    body: resistance,
  },
  {
    ...{ key: 'lead-times', section: 'Sales', place: 10, title: 'What we write about lead times', language: 'en' },
    body: leadTimes,
  },
  { ...{ key: 'quoting', section: '销售', place: 10, title: '报价须知', language: 'zh_cn' }, body: quoting },
  {
    ...{
      key: 'returns',
      section: 'Support',
      place: 10,
      title: 'Returns from the first message to the refund',
      language: 'en',
    },
    body: returns,
  },
]
