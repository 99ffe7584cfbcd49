import type { AddressVersion } from '@pinline/contracts/account/buyer/address'
import { type CompanyData, companyData } from '@pinline/contracts/account/buyer/company'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import { type BuyerId, buyerId } from '@pinline/events/ids'
import type { CurrencyCode } from '@pinline/events/money'
import { demoLoginIds } from './demo-ids.ts'

/** A buyer of the demonstration; the demo login is made before and has no company. */
export interface DemoBuyer {
  readonly buyerId: BuyerId
  readonly language: LanguageCode
  readonly currency: CurrencyCode
  readonly company?: DemoCompany
}

interface DemoCompany {
  readonly title: string
  readonly email: string
  readonly address: AddressVersion
  readonly data: CompanyData
  readonly registeredDaysAgo: number
}

interface Described extends AddressVersion {
  /** What lists call the buyer. */
  readonly title: string
  readonly currency: CurrencyCode
  readonly language: LanguageCode
  readonly registeredDaysAgo: number
}

/** Nobody's mailbox: `.example` is reserved (RFC 2606), and messages to this domain are never handed to a mail server. */
const domain = 'demo.example'

const demoCompany = (
  key: string,
  { title, currency, language, registeredDaysAgo, ...address }: Described,
): DemoBuyer => {
  const email = `purchasing@${key}.${domain}`
  const { company, country, taxNumber } = address
  return {
    buyerId: buyerId.parse(`b-demo${key}`),
    language,
    currency,
    company: {
      title,
      email,
      address,
      data: companyData.parse({ companyName: company, taxNumber, country, invoiceEmail: email }),
      registeredDaysAgo,
    },
  }
}

/**
 * A dozen buyers of ten countries. Nobody is meant: names say demo, streets say example, tax numbers are zeros, and phone
 * numbers are those reserved for fiction, or zeros where a country reserves none.
 */
export const demoBuyers: readonly DemoBuyer[] = [
  { buyerId: demoLoginIds.buyer, language: 'en', currency: 'USD' },
  demoCompany('brightwater', {
    title: 'Demo Brightwater',
    country: 'US',
    currency: 'USD',
    language: 'en',
    name: 'Demo Purchasing',
    phone: '+12025550147',
    zipcode: '78701',
    zone: 'TX',
    city: 'Austin',
    address: '200 Sample Avenue, Dock 3',
    company: 'Demo Brightwater Robotics Inc.',
    taxNumber: '00-0000000',
    registeredDaysAgo: 96,
  }),
  demoCompany('antrieb', {
    title: 'Demo Antriebstechnik',
    country: 'DE',
    currency: 'EUR',
    language: 'de',
    name: 'Demo Einkauf',
    phone: '+493023125014',
    zipcode: '10115',
    zone: 'BE',
    city: 'Berlin',
    address: 'Musterstraße 12',
    company: 'Demo Antriebstechnik GmbH',
    taxNumber: 'DE000000000',
    registeredDaysAgo: 91,
  }),
  demoCompany('messtechnik', {
    title: 'Demo Messtechnik',
    country: 'DE',
    currency: 'EUR',
    language: 'de',
    name: 'Demo Wareneingang',
    phone: '+493023125088',
    zipcode: '80331',
    zone: 'BY',
    city: 'München',
    address: 'Beispielweg 4',
    company: 'Demo Messtechnik GmbH',
    taxNumber: 'DE000000000',
    registeredDaysAgo: 47,
  }),
  demoCompany('robotique', {
    title: 'Démo Robotique',
    country: 'FR',
    currency: 'EUR',
    language: 'fr',
    name: 'Démo Achats',
    phone: '+33199001234',
    zipcode: '69003',
    zone: '69',
    city: 'Lyon',
    address: '12 rue de l’Exemple',
    company: 'Démo Robotique SARL',
    taxNumber: 'FR00000000000',
    registeredDaysAgo: 84,
  }),
  demoCompany('instruments', {
    title: 'Demo Instruments',
    country: 'GB',
    currency: 'GBP',
    language: 'en',
    name: 'Demo Buying Desk',
    phone: '+442079460321',
    zipcode: 'S1 2AA',
    zone: 'SHF',
    city: 'Sheffield',
    address: '4 Sample Street',
    company: 'Demo Instruments Ltd',
    taxNumber: 'GB000000000',
    registeredDaysAgo: 73,
  }),
  demoCompany('denshi', {
    title: 'デモ電子 購買部',
    country: 'JP',
    currency: 'JPY',
    language: 'ja',
    name: 'デモ購買部',
    phone: '+81300000000',
    zipcode: '100-0001',
    zone: '13',
    city: '千代田区',
    address: '見本町1-2-3',
    company: 'デモ電子株式会社',
    taxNumber: 'T0000000000000',
    registeredDaysAgo: 69,
  }),
  demoCompany('jingmi', {
    title: '演示精密 采购部',
    country: 'CN',
    currency: 'CNY',
    language: 'zh_cn',
    name: '演示采购部',
    phone: '19900000000',
    zipcode: '518000',
    zone: 'GD',
    city: '深圳市',
    address: '南山区示例路8号',
    company: '演示精密设备有限公司',
    taxNumber: '000000000000000000',
    registeredDaysAgo: 88,
  }),
  demoCompany('automazione', {
    title: 'Demo Automazione',
    country: 'IT',
    currency: 'EUR',
    language: 'it',
    name: 'Demo Acquisti',
    phone: '+390600000000',
    zipcode: '20121',
    zone: 'MI',
    city: 'Milano',
    address: 'Via Esempio 7',
    company: 'Demo Automazione S.r.l.',
    taxNumber: 'IT00000000000',
    registeredDaysAgo: 58,
  }),
  demoCompany('electronica', {
    title: 'Demo Electrónica',
    country: 'ES',
    currency: 'EUR',
    language: 'es',
    name: 'Demo Compras',
    phone: '+34900000000',
    zipcode: '08001',
    zone: 'B',
    city: 'Barcelona',
    address: 'Calle Ejemplo 15',
    company: 'Demo Electrónica S.L.',
    taxNumber: 'ESB00000000',
    registeredDaysAgo: 62,
  }),
  demoCompany('sensores', {
    title: 'Demo Sensores',
    country: 'BR',
    currency: 'USD',
    language: 'pt',
    name: 'Demo Compras',
    phone: '+551100000000',
    zipcode: '01000-000',
    zone: 'SP',
    city: 'São Paulo',
    address: 'Rua Exemplo 100',
    company: 'Demo Sensores Ltda.',
    taxNumber: '00000000000000',
    registeredDaysAgo: 55,
  }),
  demoCompany('shifan', {
    title: '示範電子 採購部',
    country: 'HK',
    currency: 'HKD',
    language: 'zh_hk',
    name: '示範採購部',
    phone: '+85200000000',
    zipcode: '',
    zone: '',
    city: '九龍',
    address: '示範道20號',
    company: '示範電子有限公司',
    taxNumber: '00000000',
    registeredDaysAgo: 51,
  }),
]
