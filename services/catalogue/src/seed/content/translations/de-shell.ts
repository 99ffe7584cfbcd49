import { text } from '../write.ts'
import { linked, type Translations, titles } from './translation.ts'

/** Menus, banners, suggested searches, certificates and downloads in German. */
export const germanShell: Translations = {
  ...titles('menu', {
    'header-quick-order': 'Schnellbestellung',
    'header-solution': 'Lösungen',
    'header-page-inventory': 'Bestandsabfrage',
    'header-page-qualityControl': 'Qualität',
    'header-news': 'Neuigkeiten',
    'header-page-intro': 'Über uns',
    'header-page-faq': 'FAQ',
    'header-page-contact': 'Kontakt',
    'footer-shop-product-all-all': 'Alle Artikel',
    'footer-shop-quick-order': 'Schnellbestellung',
    'footer-shop-page-inventory': 'Bestandsabfrage',
    'footer-shop-page-orderTracking': 'Sendungsverfolgung',
    'footer-shop-page-shippingPolicy': 'Versand',
    'footer-shop-page-returnPolicy': 'Rücksendungen',
    'footer-engineering-solution': 'Lösungen',
    'footer-engineering-page-solutionService': 'Auswahlberatung',
    'footer-engineering-page-researchCenter': 'Für Entwickler',
    'footer-engineering-page-testCenter': 'Prüfzentrum',
    'footer-engineering-page-troubleshooting': 'Fehlersuche',
    'footer-engineering-page-blog': 'Fachbeiträge',
    'footer-company-page-intro': 'Über uns',
    'footer-company-page-whyGo': 'Warum wir',
    'footer-company-page-manufacturingCenter': 'Fertigung',
    'footer-company-page-qualityControl': 'Qualitätssicherung',
    'footer-company-page-complianceCenter': 'Zertifikate und Patente',
    'footer-company-news': 'Neuigkeiten',
    'footer-company-page-faq': 'FAQ',
    'footer-company-page-contact': 'Kontakt',
    'footer-legal-page-termsOfSale': 'AGB',
    'footer-legal-page-privacyPolicy': 'Datenschutz',
    'footer-legal-page-shippingPolicy': 'Versand',
    'footer-legal-page-returnPolicy': 'Rücksendungen',
    'footer-legal-page-imprint': 'Impressum',
  }),
  ...titles('hot-keyword', {
    'ffc-0-5': 'FFC 0,5',
    'micro-fit': 'Micro-Fit',
    'pin-header-2-54': 'Stiftleiste 2,54',
    rj45: 'RJ45',
    'terminal-block-5-08': 'Leiterplattenklemme 5,08',
    'usb-c': 'USB-C',
  }),
  'banner home-quick-order': linked(
    'Stückliste einfügen und bestellen',
    'Excel, CSV oder Text: Zu jeder Zeile sehen Sie Bestand und Preis, bevor Sie sie übernehmen.',
    'Schnellbestellung',
  ),
  'banner home-terminal-blocks': linked(
    'Leiterplattenklemmen für 630 V',
    'Rastermaß 7,50 und 7,62 mm, 2- bis 12-polig, ab Lager.',
    'Zur 630-V-Serie',
  ),
  'banner list-design-in': linked(
    'Welche Baureihe passt?',
    'Nennen Sie uns Strom, Leitung und Bauraum: Innerhalb von zwei Arbeitstagen erhalten Sie zwei oder drei Vorschläge.',
    'Auswahlberatung',
  ),
  'banner cart-shipping': linked(
    'Versand in 1–3 Arbeitstagen',
    'Expressversand in 3–7 Arbeitstagen, Standardversand in 7–20, Sparversand in 15–45.',
    'Versand',
  ),
  'seo quick-order': text(
    'Schnellbestellung: Steckverbinder nach Stückliste',
    'Teilenummern und Mengen einfügen oder Excel oder CSV hochladen: Bestand, Preis und ähnliche Artikel Zeile für Zeile.',
  ),
  'certificate quality-management': text(
    'Qualitätsmanagement nach ISO 9001',
    'Einkauf, Lager, Prüfung und Verkauf von Steckverbindern.',
  ),
  'certificate environmental-management': text(
    'Umweltmanagement nach ISO 14001',
    'Lager und Verpackung; wiederverwendbare Rollen und Trays.',
  ),
  'certificate electrostatic-protection': text(
    'Schutz vor statischer Elektrizität nach IEC 61340-5-1',
    'Wareneingang, Kommissionierung und Verpackung.',
  ),
  'certificate test-laboratory': text(
    'Prüflabor nach ISO/IEC 17025',
    'Kontaktwiderstand, Isolation, Ziehkraft, Alterung.',
  ),
  'patent keyed-housing': text(
    'Gehäuse mit von oben ablesbarer Kodierung',
    'Eine Rippe, die die Ausführung eines Teils zeigt, ohne dass man es abziehen muss.',
  ),
  'patent two-point-spring': text(
    'Federkontakt mit zwei unabhängigen Kontaktpunkten',
    'Der zweite Punkt führt den Strom, während der erste gestört ist.',
  ),
  'resource bom-template': text(
    'Vorlage für eine Stückliste',
    'CSV mit den Überschriften, die die Schnellbestellung erkennt, und drei Beispielzeilen.',
  ),
  'resource design-in-checklist': text(
    'Checkliste zur Auswahl',
    'Alles, was zwischen zwei Steckverbindern entscheidet, als Tabelle zum Ausfüllen und Zusenden.',
  ),
  'resource scale-check': text(
    'Maßstabsprüfung für Drucker',
    'Ein Lineal von 100 mm und vier Rastermaße. Einmal gedruckt, zeigt das Blatt, ob Ihr Drucker skaliert.',
  ),
  'resource crimp-pull-forces': text(
    'Ausziehkräfte von Crimps',
    'Leiter, Querschnitt und Mindestkraft, von AWG 30 bis AWG 14.',
  ),
  'resource mezzanine-land-pattern': text(
    'Footprint eines 40-poligen Board-to-Board-Steckverbinders',
    'DXF in mm, 1:1. Jede Artikelseite bietet ihren eigenen.',
  ),
}
