import { text } from '../write.ts'
import { linked, type Translations, titles } from './translation.ts'

/** Menus, banners, suggested searches, certificates and downloads in Italian. */
export const italianShell: Translations = {
  ...titles('menu', {
    'header-quick-order': 'Ordine rapido',
    'header-solution': 'Soluzioni',
    'header-page-inventory': 'Verifica disponibilità',
    'header-page-qualityControl': 'Qualità',
    'header-news': 'Novità',
    'header-page-intro': 'Chi siamo',
    'header-page-faq': 'Domande frequenti',
    'header-page-contact': 'Contatti',
    'footer-shop-product-all-all': 'Tutti i prodotti',
    'footer-shop-quick-order': 'Ordine rapido',
    'footer-shop-page-inventory': 'Verifica disponibilità',
    'footer-shop-page-orderTracking': 'Tracciamento dell’ordine',
    'footer-shop-page-shippingPolicy': 'Spedizione',
    'footer-shop-page-returnPolicy': 'Resi',
    'footer-engineering-solution': 'Soluzioni',
    'footer-engineering-page-solutionService': 'Aiuto alla scelta',
    'footer-engineering-page-researchCenter': 'Per sviluppatori',
    'footer-engineering-page-testCenter': 'Centro prove',
    'footer-engineering-page-troubleshooting': 'Risoluzione dei problemi',
    'footer-engineering-page-blog': 'Blog',
    'footer-company-page-intro': 'Chi siamo',
    'footer-company-page-whyGo': 'Perché sceglierci',
    'footer-company-page-manufacturingCenter': 'Produzione',
    'footer-company-page-qualityControl': 'Controllo qualità',
    'footer-company-page-complianceCenter': 'Certificati e brevetti',
    'footer-company-news': 'Novità',
    'footer-company-page-faq': 'Domande frequenti',
    'footer-company-page-contact': 'Contatti',
    'footer-legal-page-termsOfSale': 'Condizioni di vendita',
    'footer-legal-page-privacyPolicy': 'Privacy',
    'footer-legal-page-shippingPolicy': 'Spedizione',
    'footer-legal-page-returnPolicy': 'Resi',
    'footer-legal-page-imprint': 'Note legali',
  }),
  ...titles('hot-keyword', {
    'ffc-0-5': 'FFC 0,5',
    'micro-fit': 'Micro-Fit',
    'pin-header-2-54': 'strip maschio 2,54',
    rj45: 'RJ45',
    'terminal-block-5-08': 'morsettiera 5,08',
    'usb-c': 'USB-C',
  }),
  'banner home-quick-order': linked(
    'Incollare la distinta base',
    'Excel, CSV o testo: disponibilità e prezzo sono verificati riga per riga prima dell’aggiunta.',
    'Ordine rapido',
  ),
  'banner home-terminal-blocks': linked(
    'Morsettiere per 630 V',
    'Passo 7,50 e 7,62 mm, da 2 a 12 poli, disponibili a magazzino.',
    'Scopri la serie 630 V',
  ),
  'banner list-design-in': linked(
    'Quale serie scegliere?',
    'Indicare corrente, cavo e spazio: due o tre proposte entro due giorni lavorativi.',
    'Aiuto alla scelta',
  ),
  'banner cart-shipping': linked(
    'Spedizione in 1–3 giorni lavorativi',
    'Consegna espressa in 3–7 giorni lavorativi, standard in 7–20, economica in 15–45.',
    'Spedizione',
  ),
  'seo quick-order': text(
    'Ordine rapido: connettori dalla distinta base',
    'Incollare codici articolo e quantità o caricare un file Excel o CSV: disponibilità, prezzo e articoli simili riga per riga.',
  ),
  'certificate quality-management': text(
    'Gestione per la qualità secondo ISO 9001',
    'Acquisto, magazzino, collaudo e vendita di connettori.',
  ),
  'certificate environmental-management': text(
    'Gestione ambientale secondo ISO 14001',
    'Magazzino e imballaggio; bobine e vassoi riutilizzabili.',
  ),
  'certificate electrostatic-protection': text(
    'Protezione dalle scariche elettrostatiche secondo IEC 61340-5-1',
    'Accettazione, prelievo e imballaggio.',
  ),
  'certificate test-laboratory': text(
    'Laboratorio di prova secondo ISO/IEC 17025',
    'Resistenza di contatto, isolamento, forza di estrazione, invecchiamento.',
  ),
  'patent keyed-housing': text(
    'Corpo isolante con polarizzazione leggibile dall’alto',
    'Una nervatura che indica la versione dell’articolo senza disinnestarlo.',
  ),
  'patent two-point-spring': text(
    'Contatto a molla con due punti indipendenti',
    'Il secondo punto porta la corrente mentre il primo è disturbato.',
  ),
  'resource bom-template': text(
    'Modello di distinta base',
    'CSV con le intestazioni riconosciute dall’ordine rapido e tre righe di esempio.',
  ),
  'resource design-in-checklist': text(
    'Lista di controllo per la scelta del connettore',
    'Tutto ciò che decide tra due connettori, in una tabella da compilare e inviarci.',
  ),
  'resource scale-check': text(
    'Controllo della scala per stampanti',
    'Un righello da 100 mm e quattro passi. Basta stamparlo una volta per sapere se la stampante cambia scala.',
  ),
  'resource crimp-pull-forces': text(
    'Forze di trazione delle crimpature',
    'Filo, sezione e forza minima, da AWG 30 ad AWG 14.',
  ),
  'resource mezzanine-land-pattern': text(
    'Piazzole PCB di un connettore scheda-scheda a 40 poli',
    'DXF in mm, 1:1. La pagina di ogni prodotto offre le proprie.',
  ),
}
