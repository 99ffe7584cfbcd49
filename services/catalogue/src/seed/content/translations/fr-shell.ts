import { text } from '../write.ts'
import { linked, type Translations, titles } from './translation.ts'

/** Menus, banners, suggested searches, certificates and downloads in French. */
export const frenchShell: Translations = {
  ...titles('menu', {
    'header-quick-order': 'Commande rapide',
    'header-solution': 'Solutions',
    'header-page-inventory': 'Recherche de stock',
    'header-page-qualityControl': 'Qualité',
    'header-news': 'Actualités',
    'header-page-intro': 'À propos',
    'header-page-faq': 'FAQ',
    'header-page-contact': 'Contact',
    'footer-shop-product-all-all': 'Tous les articles',
    'footer-shop-quick-order': 'Commande rapide',
    'footer-shop-page-inventory': 'Recherche de stock',
    'footer-shop-page-orderTracking': 'Suivi de commande',
    'footer-shop-page-shippingPolicy': 'Livraison',
    'footer-shop-page-returnPolicy': 'Retours',
    'footer-engineering-solution': 'Solutions',
    'footer-engineering-page-solutionService': 'Aide au choix',
    'footer-engineering-page-researchCenter': 'Espace développeurs',
    'footer-engineering-page-testCenter': 'Centre d’essais',
    'footer-engineering-page-troubleshooting': 'Dépannage',
    'footer-engineering-page-blog': 'Blog',
    'footer-company-page-intro': 'À propos',
    'footer-company-page-whyGo': 'Pourquoi nous choisir',
    'footer-company-page-manufacturingCenter': 'Fabrication',
    'footer-company-page-qualityControl': 'Contrôle qualité',
    'footer-company-page-complianceCenter': 'Certificats et brevets',
    'footer-company-news': 'Actualités',
    'footer-company-page-faq': 'FAQ',
    'footer-company-page-contact': 'Contact',
    'footer-legal-page-termsOfSale': 'Conditions générales de vente',
    'footer-legal-page-privacyPolicy': 'Confidentialité',
    'footer-legal-page-shippingPolicy': 'Livraison',
    'footer-legal-page-returnPolicy': 'Retours',
    'footer-legal-page-imprint': 'Mentions légales',
  }),
  ...titles('hot-keyword', {
    'ffc-0-5': 'FFC 0,5',
    'micro-fit': 'Micro-Fit',
    'pin-header-2-54': 'barrette mâle 2,54',
    rj45: 'RJ45',
    'terminal-block-5-08': 'bornier 5,08',
    'usb-c': 'USB-C',
  }),
  'banner home-quick-order': linked(
    'Collez votre nomenclature',
    'Excel, CSV ou texte : stock et prix sont vérifiés ligne par ligne avant l’ajout au panier.',
    'Commande rapide',
  ),
  'banner home-terminal-blocks': linked(
    'Borniers pour 630 V',
    'Pas de 7,50 et 7,62 mm, de 2 à 12 pôles, en stock.',
    'Découvrir la série 630 V',
  ),
  'banner list-design-in': linked(
    'Quelle série choisir ?',
    'Indiquez-nous courant, fil et encombrement : deux ou trois propositions sous deux jours ouvrés.',
    'Aide au choix',
  ),
  'banner cart-shipping': linked(
    'Expédition sous 1 à 3 jours ouvrés',
    'Livraison express en 3 à 7 jours ouvrés, standard en 7 à 20, économique en 15 à 45.',
    'Livraison',
  ),
  'seo quick-order': text(
    'Commande rapide : vos connecteurs à partir d’une nomenclature',
    'Collez références et quantités ou importez un fichier Excel ou CSV : stock, prix et références proches, ligne par ligne.',
  ),
  'certificate quality-management': text(
    'Management de la qualité selon l’ISO 9001',
    'Achat, stockage, contrôle et vente de connecteurs.',
  ),
  'certificate environmental-management': text(
    'Management environnemental selon l’ISO 14001',
    'Entrepôt et emballage ; bobines et plateaux réutilisables.',
  ),
  'certificate electrostatic-protection': text(
    'Protection contre l’électricité statique selon l’IEC 61340-5-1',
    'Réception, prélèvement et emballage.',
  ),
  'certificate test-laboratory': text(
    'Laboratoire d’essais selon l’ISO/IEC 17025',
    'Résistance de contact, isolement, force d’extraction, vieillissement.',
  ),
  'patent keyed-housing': text(
    'Boîtier dont le détrompage se lit par le dessus',
    'Une nervure indique la version de l’article sans avoir à le désaccoupler.',
  ),
  'patent two-point-spring': text(
    'Contact à ressort à deux points indépendants',
    'Le second point porte le courant pendant que le premier est perturbé.',
  ),
  'resource bom-template': text(
    'Modèle de nomenclature',
    'CSV avec les en-têtes que reconnaît la commande rapide et trois lignes d’exemple.',
  ),
  'resource design-in-checklist': text(
    'Liste de contrôle pour choisir un connecteur',
    'Tout ce qui départage deux connecteurs, en un tableau à remplir et à nous envoyer.',
  ),
  'resource scale-check': text(
    'Contrôle d’échelle pour imprimantes',
    'Une règle de 100 mm et quatre pas. Imprimez-la une fois pour savoir si votre imprimante change l’échelle.',
  ),
  'resource crimp-pull-forces': text(
    'Forces de traction des sertissages',
    'Fil, section et force minimale, d’AWG 30 à AWG 14.',
  ),
  'resource mezzanine-land-pattern': text(
    'Empreinte PCB d’un connecteur carte à carte à 40 contacts',
    'DXF en mm, 1:1. Chaque page d’article propose la sienne.',
  ),
}
