import type { LanguageCode } from '@pinline/contracts/api/languages'

type Names = Readonly<Record<LanguageCode, readonly string[]>>

/** How people name the columns of their files: the words of the console first, then those of other programs. */
export const columnNames = {
  partNumber: {
    en: ['part number', 'part', 'part no.', 'mpn'],
    zh_cn: ['型号', '产品型号'],
    zh_hk: ['型號', '產品型號', '零件編號'],
    pt: ['código', 'código do produto'],
    it: ['codice articolo', 'codice'],
    de: ['Teilenummer', 'Artikelnummer', 'Teile-Nr.', 'Artikel-Nr.'],
    fr: ['référence', 'réf.'],
    es: ['referencia', 'ref.'],
    ja: ['型番', '品番'],
    ru: ['артикул', 'номер детали'],
  },
  manufacturer: {
    en: ['manufacturer', 'brand'],
    zh_cn: ['制造商', '品牌', '厂商'],
    zh_hk: ['製造商', '品牌', '廠商'],
    pt: ['fabricante', 'marca'],
    it: ['produttore', 'marca'],
    de: ['Hersteller', 'Marke'],
    fr: ['fabricant', 'marque'],
    es: ['fabricante', 'marca'],
    ja: ['メーカー', 'ブランド'],
    ru: ['производитель', 'бренд'],
  },
  bin: {
    en: ['bin', 'location'],
    zh_cn: ['货位', '库位'],
    zh_hk: ['貨位', '儲位'],
    pt: ['localização', 'posição'],
    it: ['ubicazione', 'posizione'],
    de: ['Lagerplatz', 'Lagerort'],
    fr: ['emplacement'],
    es: ['ubicación'],
    ja: ['棚番', 'ロケーション'],
    ru: ['ячейка', 'место хранения'],
  },
  counted: {
    en: ['counted', 'count', 'quantity', 'pieces'],
    zh_cn: ['盘点数量', '实盘数量', '数量'],
    zh_hk: ['盤點數量', '實盤數量', '數量'],
    pt: ['contados', 'contado', 'quantidade'],
    it: ['contati', 'contato', 'quantità'],
    de: ['gezählt', 'Menge', 'Stück'],
    fr: ['compté', 'comptés', 'quantité'],
    es: ['contado', 'contados', 'cantidad'],
    ja: ['棚卸数', '実数', '数量'],
    ru: ['пересчитано', 'количество', 'кол-во'],
  },
  carrier: {
    en: ['carrier'],
    zh_cn: ['物流公司', '快递公司'],
    zh_hk: ['速遞公司', '物流公司'],
    pt: ['transportadora'],
    it: ['corriere', 'vettore'],
    de: ['Paketdienst', 'Versanddienst', 'Spediteur'],
    fr: ['transporteur'],
    es: ['transportista'],
    ja: ['配送会社', '運送会社'],
    ru: ['служба доставки', 'перевозчик'],
  },
  trackingNumber: {
    en: ['tracking number', 'number'],
    zh_cn: ['物流单号', '快递单号'],
    zh_hk: ['運單編號', '追蹤編號'],
    pt: ['código de rastreamento', 'rastreamento'],
    it: ['numero di tracciamento', 'tracking'],
    de: ['Sendungsnummer', 'Paketnummer'],
    fr: ['numéro de suivi', 'n° de suivi'],
    es: ['número de seguimiento', 'n.º de seguimiento'],
    ja: ['追跡番号', 'お問い合わせ番号', '送り状番号'],
    ru: ['номер для отслеживания', 'трек-номер'],
  },
  at: {
    en: ['time', 'date'],
    zh_cn: ['时间', '日期'],
    zh_hk: ['時間', '日期'],
    pt: ['hora', 'data', 'data e hora'],
    it: ['ora', 'data', 'data e ora'],
    de: ['Zeitpunkt', 'Zeit', 'Datum'],
    fr: ['date et heure', 'heure', 'date'],
    es: ['hora', 'fecha', 'fecha y hora'],
    ja: ['日時', '時刻', '日付'],
    ru: ['время', 'дата', 'дата и время'],
  },
  content: {
    en: ['content', 'text', 'status'],
    zh_cn: ['内容', '状态'],
    zh_hk: ['內容', '狀態'],
    pt: ['conteúdo', 'descrição', 'status'],
    it: ['contenuto', 'descrizione', 'stato'],
    de: ['Meldung', 'Inhalt', 'Status'],
    fr: ['contenu', 'information', 'statut'],
    es: ['contenido', 'descripción', 'estado'],
    ja: ['内容', 'ステータス'],
    ru: ['содержание', 'сообщение', 'статус'],
  },
} satisfies Readonly<Record<string, Names>>
export type ColumnName = keyof typeof columnNames

/** A name without what differs from file to file: case, blanks, hyphens, and how accents are stored. */
const folded = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '')

/** Whether a title in the first row of a file names a column, in any language. */
export const isNamed = (title: string, column: ColumnName): boolean =>
  Object.values(columnNames[column]).some((names: readonly string[]) =>
    names.some((name) => folded(name) === folded(title)),
  )
