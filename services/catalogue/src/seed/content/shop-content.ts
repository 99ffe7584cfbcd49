import { choosingBlog } from './articles/blog-choosing.ts'
import { measuringBlog } from './articles/blog-measuring.ts'
import { rangeNews } from './articles/news-range.ts'
import { serviceNews } from './articles/news-service.ts'
import { banners, hotKeywords, seoSettings } from './banners.ts'
import { certificates } from './certificates.ts'
import { menus } from './menus.ts'
import { complianceCenter } from './pages/compliance-center.ts'
import { faqPage } from './pages/faq.ts'
import { intro } from './pages/intro.ts'
import { manufacturingCenter } from './pages/manufacturing-center.ts'
import { privacyPolicy, termsOfSale } from './pages/privacy-and-terms.ts'
import { qualityControl } from './pages/quality-control.ts'
import { researchCenter } from './pages/research-center.ts'
import { blogPage, contact, customerManager, imprint, inventory, orderTracking } from './pages/service-pages.ts'
import { returnPolicy, shippingPolicy } from './pages/shipping-and-returns.ts'
import { solutionService } from './pages/solution-service.ts'
import { testCenter } from './pages/test-center.ts'
import { troubleshooting } from './pages/troubleshooting.ts'
import { whyGo } from './pages/why-go.ts'
import { resources } from './resources.ts'
import type { SeedContent } from './seed-content.ts'
import { batteryPacks, solarInverters } from './solutions/energy.ts'
import { controlCabinets, motorDrives } from './solutions/industry.ts'
import { handheldDevices, railAndAviation } from './solutions/mobile.ts'
import { translated } from './translations/translations.ts'

const items: readonly SeedContent[] = [
  intro,
  whyGo,
  manufacturingCenter,
  testCenter,
  qualityControl,
  complianceCenter,
  researchCenter,
  blogPage,
  solutionService,
  contact,
  customerManager,
  inventory,
  orderTracking,
  faqPage,
  troubleshooting,
  shippingPolicy,
  returnPolicy,
  privacyPolicy,
  termsOfSale,
  imprint,
  batteryPacks,
  solarInverters,
  motorDrives,
  controlCabinets,
  railAndAviation,
  handheldDevices,
  ...rangeNews,
  ...serviceNews,
  ...measuringBlog,
  ...choosingBlog,
  ...certificates,
  ...resources,
  ...banners,
  ...hotKeywords,
  ...seoSettings,
  ...menus,
]

/** Everything that staff can edit and that the shop comes with. */
export const shopContent: readonly SeedContent[] = items.map(translated)
