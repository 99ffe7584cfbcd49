import type { Localised } from '@pinline/contracts/api/languages'
import type { CategorySlug } from '@pinline/events/catalogue/connector-part'

export interface CategoryGroup {
  readonly id: string
  readonly title: Localised
  readonly categories: readonly CategorySlug[]
}

/** The groups that the shop begins with, each with its categories. */
export const categoryGroups: readonly CategoryGroup[] = [
  {
    id: 'board-connectors',
    title: {
      zh_cn: '板端连接器',
      en: 'Board connectors',
      zh_hk: '板端連接器',
      pt: 'Conectores para placa',
      it: 'Connettori per scheda',
      de: 'Leiterplatten-Steckverbinder',
      fr: 'Connecteurs pour carte',
      es: 'Conectores para placa',
      ja: '基板用コネクタ',
      ru: 'Разъёмы на плату',
    },
    categories: ['wire-to-board', 'board-to-board', 'pin-headers', 'pin-sockets', 'idc-headers', 'ffc-fpc'],
  },
  {
    id: 'terminal-blocks',
    title: {
      zh_cn: '接线端子',
      en: 'Terminal blocks',
      zh_hk: '接線端子',
      pt: 'Bornes',
      it: 'Morsettiere',
      de: 'Klemmen',
      fr: 'Borniers',
      es: 'Bloques de terminales',
      ja: '端子台',
      ru: 'Клеммники',
    },
    categories: ['pluggable-terminal-blocks', 'fixed-terminal-blocks'],
  },
  {
    id: 'interface-connectors',
    title: {
      zh_cn: '接口连接器',
      en: 'Interface connectors',
      zh_hk: '介面連接器',
      pt: 'Conectores de interface',
      it: 'Connettori di interfaccia',
      de: 'Schnittstellen-Steckverbinder',
      fr: 'Connecteurs d’interface',
      es: 'Conectores de interfaz',
      ja: 'インターフェースコネクタ',
      ru: 'Интерфейсные разъёмы',
    },
    categories: ['d-sub', 'usb', 'modular-jacks', 'memory-card', 'power-jacks', 'hdmi'],
  },
  {
    id: 'industrial-connectors',
    title: {
      zh_cn: '工业与高可靠性连接器',
      en: 'Industrial and high-reliability connectors',
      zh_hk: '工業及高可靠性連接器',
      pt: 'Conectores industriais e de alta confiabilidade',
      it: 'Connettori industriali e ad alta affidabilità',
      de: 'Industrie- und hochzuverlässige Steckverbinder',
      fr: 'Connecteurs industriels et haute fiabilité',
      es: 'Conectores industriales y de alta fiabilidad',
      ja: '産業用・高信頼性コネクタ',
      ru: 'Промышленные и высоконадёжные разъёмы',
    },
    categories: ['din-41612', 'high-reliability'],
  },
]
