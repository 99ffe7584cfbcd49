/** What a column of a list can state. */
export const columnKinds = ['part', 'quantity', 'reference', 'manufacturer', 'description'] as const
export type ColumnKind = (typeof columnKinds)[number]

/** What each column of a list states, from the left; null for one that is not used. */
export type ColumnKinds = readonly (ColumnKind | null)[]

/** Heads without punctuation and case, `#` as `no`, best first: a maker's number before a shop's, both before a value. */
const heads: Readonly<Record<ColumnKind, readonly string[]>> = {
  part: [
    ...['manufacturerpartnumber', 'manufacturerpartno', 'manufacturerpart', 'manufacturerpn', 'mfrpartnumber'],
    ...['mfrpartno', 'mfrpart', 'mfrpn', 'mfgpartnumber', 'mfgpartno', 'mfgpart', 'mfgpn', 'mpn'],
    ...['mfrno', 'mfgno', 'manufacturerno'],
    ...['herstellerteilenummer', 'herstellerteilenr', 'herstellernummer', 'herstellernr', 'herstellerartikelnummer'],
    ...['制造商零件编号', '制造商型号', '厂家型号', '原厂型号', '厂商型号', '制造商料号'],
    ...['partnumber', 'partno', 'partnr', 'pn', 'ordercode', 'model', 'part', 'articlenumber', 'article'],
    ...['artikelnummer', 'artikelnr', 'bestellnummer', 'bestellnr', 'teilenummer', 'teilenr', 'typ', 'artikel'],
    ...['型号', '产品型号', '物料型号', '元件型号', '零件号', '型号规格', '规格型号', '料号'],
    ...['customerpartnumber', 'mouserpartnumber', 'mouserpartno', 'mouserno', 'digikeypartnumber'],
    ...['digikeypartno', 'digikeyno', 'supplierpartno'],
    ...['référencefabricant', 'codefabricant', 'référence', 'referenciadelfabricante', 'referenciafabricante'],
    ...['codiceproduttore', 'codicearticolo', 'codice', 'referênciadofabricante', 'referênciafabricante', 'referência'],
    ...['партномер', 'артикулпроизводителя', 'артикул'],
    ...[
      'メーカー型番',
      '製造元型番',
      '部品番号',
      '型番',
      '品番',
      '製造商料號',
      '製造商型號',
      '原廠型號',
      '料號',
      '型號',
    ],
    ...['supplierpartnumber', 'supplierpart', 'supplierpartnumber1', 'value', 'wert', 'comment', '值'],
  ],
  quantity: [
    ...['orderquantity', 'orderqty', 'quantity', 'qty', 'qnty', 'quantity1', 'quantityrequired', 'qtyrequired'],
    ...['bestellmenge', 'menge', 'anzahl', 'stückzahl', 'stück', 'stk', 'pieces', 'pcs', 'count'],
    ...['quantité', 'qté', 'nombre', 'cantidad', 'cant', 'quantità', 'qtà', 'quantidade', 'qtd', 'qtde'],
    ...['количество', 'колво', '個数', '員数', '數量'],
    ...['采购数量', '订购数量', '需求数量', '数量', '用量', '个数', '数目'],
  ],
  reference: [
    ...['designator', 'designators', 'reference', 'references', 'referencedesignator', 'referencedesignators'],
    ...['refdes', 'refs', 'ref', 'referenz', 'referenzen', 'bauteilbezeichner', 'bezeichner'],
    ...['repère', 'repères', 'riferimento', 'позобозначение', 'обозначение', '部品記号', '位號', '元件位號'],
    ...['位号', '元件位号', '标号', '参考标号'],
  ],
  manufacturer: [
    ...['manufacturer', 'manufacturername', 'manufacturer1', 'mfr', 'mfrname', 'mfg', 'maker', 'brand'],
    ...[
      'fabricant',
      'fabricante',
      'produttore',
      'costruttore',
      'производитель',
      'メーカー',
      '製造元',
      '製造商',
      '廠牌',
      '廠商',
    ],
    ...['hersteller', 'herstellername', 'marke', '制造商', '厂家', '厂商', '品牌', '生产商'],
  ],
  description: [
    ...['description', 'partdescription', 'productdescription', 'desc', 'footprint', 'package', 'datasheet', 'notes'],
    ...['beschreibung', 'bezeichnung', 'benennung', 'bauform', 'pos', 'position', 'item', 'no', 'nr', 'index'],
    ...['libref', 'customerreference', 'unitprice', 'price', 'einzelpreis', 'preis', 'status', 'availability'],
    ...['désignation', 'descripción', 'descrizione', 'descrição', 'наименование', 'описание', '品名', '仕様', '說明'],
    ...['描述', '规格', '名称', '封装', '序号', '备注', '单价'],
  ],
}

/** A head row is among the first so many: titles, dates and empty rows may stand before it. */
export const maxTitleRows = 20

/** A head as it is compared: without punctuation and case, `#` as `no`. */
export const foldedHead = (head: string): string =>
  head
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('#', 'no')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const quantityWord = /qty|quantity|menge|anzahl|stück|quantit|cantidad|quantidade|колич|数量|數量/u
/** Quantities that are not the ordered one: of a package, in stock, the least. */
const otherQuantity = /min|mult|moq|stock|avail|lager|bestand|pack|verpack|库存|庫存|起订|包装|склад/u
const wholeQuantity = /total|order|required|need|gesamt|bestell|all|总|總|合计|合計|общ/u

/** A column whose head says quantity among other words, that of all pieces before that of one board. */
const quantityPlace = (row: readonly string[]): number | undefined => {
  const places = row.flatMap((head, place) => (quantityWord.test(head) && !otherQuantity.test(head) ? [place] : []))
  return places.find((place) => wholeQuantity.test(row[place] ?? '')) ?? places[0]
}

/** The place of the best head of a kind, if there is one. */
const placeOf = (row: readonly string[], kind: ColumnKind): number | undefined => {
  for (const head of heads[kind]) {
    const place = row.indexOf(head)
    if (place >= 0) return place
  }
  return kind === 'quantity' ? quantityPlace(row) : undefined
}

/** Heads of a column that marks what is not placed on the board. */
const notPlacedHeads = new Set([
  ...['dnp', 'dni', 'dnf', 'donotpopulate', 'donotplace', 'donotfit', 'donotinstall', 'notfitted', 'nofit'],
  ...['nichtbestücken', 'nichtbestückt', '不贴', '不贴装', '不焊接', '未実装'],
])

/** The column that marks what is not placed; undefined if the list has none. */
export const notPlacedColumn = (heads: readonly string[]): number | undefined => {
  const place = heads.findIndex((head) => notPlacedHeads.has(foldedHead(head)))
  return place < 0 ? undefined : place
}

/** True for a mark such as `DNP`, `x` or `yes`; false for `no` and an empty cell. */
export const isMarked = (cell: string): boolean => !/^(?:|0|-|no|n|false|nein|否)$/iu.test(cell.trim())

const allHeads = new Set(Object.values(heads).flat())

/** What the cells of a head row name, whether it is one or not. */
export const namedKinds = (cells: readonly string[]): ColumnKinds => {
  const row = cells.map(foldedHead)
  const places = columnKinds.map((kind) => placeOf(row, kind))
  return row.map((_head, place) => columnKinds[places.indexOf(place)] ?? null)
}

/**
 * What the columns below a head row state; undefined if it is none: a column of part numbers and another one have to be
 * named, or it alone.
 */
export const columnsOf = (cells: readonly string[]): ColumnKinds | undefined => {
  const named = cells.map(foldedHead).filter((cell) => cell !== '')
  const known = named.filter((cell) => allHeads.has(cell)).length
  const found = namedKinds(cells)
  return found.includes('part') && (known >= 2 || named.length === 1) ? found : undefined
}

const maxRange = 10_000

/** How many references a cell lists, ranges included: 5 in `R1-R4, J5`; null if it lists none. */
export const countReferences = (text: string): number | null => {
  const listed = text
    .normalize('NFKC')
    .replaceAll(/\s*(?:-|–|—|~|\.{2,3}|…)\s*/gu, '-')
    .split(/[\s,;、]+/u)
    .filter((one) => one !== '')
  const counts = listed.map((one) => {
    const range = /^(\p{L}{1,4})(\d{1,6})-(\p{L}{0,4})(\d{1,6})$/u.exec(one)
    if (range === null) return /^\p{L}{1,4}\d{1,6}\p{L}?$/u.test(one) ? 1 : Number.NaN
    const [, letters, from, again, to] = range
    const count = Number(to) - Number(from) + 1
    return (again === '' || again === letters) && count >= 1 && count <= maxRange ? count : Number.NaN
  })
  const sum = counts.reduce((total, count) => total + count, 0)
  return sum >= 1 ? sum : null
}
