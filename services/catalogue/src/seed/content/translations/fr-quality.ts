import { figures, h2, h3, info, ol, p, table, text, tip, ul } from '../write.ts'
import type { Translations } from './translation.ts'

const qualityControl = text(
  'Contrôle qualité',
  'Du contrôle à la réception au sachet scellé : qui vérifie quoi, et ce qui est consigné.',
  figures(
    ['chaque lot', 'fait l’objet d’un prélèvement à l’arrivée'],
    ['2 personnes', 'comptent chaque expédition'],
    ['48 heures', 'pour signaler une avarie de transport'],
    ['10 ans', 'de conservation des numéros de lot'],
  ),
  h2('Contrôle à la réception'),
  p(
    'Aucun article n’entre en stock sans numéro de lot ni prélèvement. Ce qui n’est pas conforme est bloqué et retourné au fabricant.',
  ),
  table(
    ['Contrôle', 'Méthode', 'Échantillon'],
    ['Documents', 'Référence, lot, date code, déclaration RoHS', 'chaque livraison'],
    ['Dimensions', 'Pas, corps et broches comparés au plan', '5 pièces par lot'],
    ['Placage', 'Fluorescence X : couches et épaisseurs', '1 pièce par lot'],
    ['Soudabilité', 'Immersion et examen visuel, IEC 60068-2-20', '3 pièces par lot de plus de 24 mois'],
    ['Emballage', 'Scellage, indicateur d’humidité, étiquette de bobine', 'chaque unité d’emballage'],
  ),
  h2('En entrepôt'),
  ul(
    'Les articles sont rangés par lot ; le lot le plus ancien sort en premier',
    'Les pièces sensibles à l’humidité restent en armoire sèche, sous 5 % d’humidité relative',
    'Les versions dorées et étamées d’un même article ont des emplacements séparés : elles se ressemblent et ne doivent pas être mélangées',
    'Les bobines entamées sont recomptées avant d’être vendues en bande coupée',
  ),
  h2('Contrôle avant expédition'),
  ol(
    'Le préparateur scanne l’emplacement et l’article ; un mauvais emplacement bloque le prélèvement',
    'Une deuxième personne compte les pièces et compare encombrement et marquage avec la commande',
    'Le résultat est consigné pour chaque ligne de la commande, avec l’heure',
    'Les sachets sont scellés, étiquetés avec référence, quantité et lot, et emballés à l’abri des chocs',
  ),
  p(
    'Vous pouvez suivre ces étapes : avant l’expédition, une commande passe par « En préparation » et « En cours de contrôle », et la page de la commande indique l’heure de chacune.',
  ),
  h2('Uniquement des pièces d’origine'),
  p(
    'Nous achetons aux fabricants et à leurs distributeurs agréés, pas sur le marché des surplus. Le numéro de lot du sachet permet de remonter à notre achat. Si une pièce vous paraît douteuse, faites une demande de SAV sur la commande avec une photo de l’étiquette ; nous comparons avec les données de réception.',
  ),
  h2('En cas de problème'),
  p(
    'Signalez les avaries de transport et les erreurs de quantité dans les 48 heures suivant la livraison, et tout le reste dès que vous le constatez. Le traitement des demandes est décrit dans les [conditions de retour](page:returnPolicy). Chaque défaut confirmé aboutit à une cause et à une mesure, et pas seulement à un avoir.',
  ),
  tip(
    'Gardez un sachet scellé de chaque lot jusqu’à ce que les premières cartes aient passé votre test. En cas de réclamation, c’est la meilleure preuve.',
  ),
)

const testCenter = text(
  'Centre d’essais',
  'Ce qui est contrôlé sur chaque commande, ce qui est essayé sur demande, et par quelle méthode.',
  figures(
    ['chaque commande', 'est contrôlée avant expédition'],
    ['8', 'méthodes d’essai sur demande'],
    ['10 ans', 'de conservation des résultats'],
  ),
  h2('Sur chaque commande'),
  ul(
    'Référence, fabricant et lot comparés à la commande',
    'Quantité par pesée et par comptage, par deux personnes',
    'Encombrement et pas comparés au plan, cinq pièces par lot',
    'Placage par fluorescence X, une pièce par lot',
    'Emballage : sachet scellé, indicateur d’humidité et dessiccant pour les pièces sensibles à l’humidité',
  ),
  p(
    'Le résultat est enregistré avec la commande. Entre-temps, son statut est « En cours de contrôle », et l’heure figure sur la page de la commande.',
  ),
  h2('Sur demande'),
  p(
    'Précisez l’essai dans votre demande de devis. Les échantillons sont prélevés sur le lot que vous recevez ; ils sont facturés au prix des pièces.',
  ),
  table(
    ['Essai', 'Méthode', 'Limite usuelle', 'Échantillons', 'Jours'],
    ['Résistance de contact', 'IEC 60512-2-1, 10 mA, 20 mV', '10–20 mΩ', '5', '1'],
    ['Résistance d’isolement', 'IEC 60512-3-1, 500 V CC', '1 000 MΩ', '5', '1'],
    ['Tenue en tension', 'IEC 60512-4-1, 1 min', '500–2 500 V CA', '5', '1'],
    ['Forces d’insertion et d’extraction', 'IEC 60512-13-2', 'selon la fiche technique', '5', '2'],
    ['Rétention des contacts', 'IEC 60512-15-1', '10–30 N', '10', '2'],
    ['Échauffement', 'IEC 60512-5-1', '30 K au courant nominal', '3', '3'],
    ['Variations de température', 'IEC 60512-11-4, 5 cycles', 'pas d’écart supérieur à 10 mΩ', '5', '4'],
    ['Brouillard salin', 'IEC 60512-11-6, 48 h', 'métal de base non visible', '5', '5'],
  ),
  h2('Lire un rapport'),
  h3('Moyenne et valeur la plus défavorable'),
  p(
    'Une moyenne de 6 mΩ ne dit pas grand-chose si un contact est à 40 mΩ. Nos rapports indiquent chaque contact, la moyenne et la valeur la plus défavorable. C’est celle-ci qu’il faut comparer à votre limite.',
  ),
  h3('À l’état initial et après vieillissement'),
  p(
    'La résistance de contact est mesurée avant et après les cycles de température ou le brouillard salin. C’est l’écart qui compte, pas la valeur finale.',
  ),
  h3('Déclassement'),
  p(
    'Un courant nominal vaut pour un nombre donné de contacts sous tension et pour un fil donné. Si tous les contacts d’un connecteur à dix contacts sont utilisés, comptez sur 60 à 70 % du courant nominal d’un seul contact ; dans un coffret chaud, sur la moitié.',
  ),
  h2('Pages associées'),
  ul(
    '[Contrôle qualité](page:qualityControl)',
    '[Dépannage](page:troubleshooting)',
    '[Certificats](page:complianceCenter)',
  ),
  info('Le centre d’essais appartient à la société fictive de cette démonstration. Aucun rapport n’est délivré.'),
)

const complianceCenter = text(
  'Certificats et brevets',
  'RoHS, REACH, code SH et origine, et les documents correspondants.',
  h2('Indiqué sur chaque page d’article'),
  table(
    ['Mention', 'Signification', 'Change quand'],
    [
      'RoHS',
      'Directive 2011/65/UE modifiée par la directive déléguée (UE) 2015/863 : dix substances sous leurs seuils',
      'le fabricant change d’alliage ou de placage',
    ],
    [
      'REACH SVHC',
      'Aucune substance extrêmement préoccupante au-delà de 0,1 % en masse',
      'la liste des substances candidates est complétée, en général en janvier et en juin',
    ],
    ['Code SH', 'Six premiers chiffres du tarif douanier', 'le tarif est révisé, tous les cinq ans'],
    [
      'Pays d’origine',
      'Lieu de la dernière transformation substantielle',
      'la production est déplacée ; le lot de votre sachet fait foi',
    ],
  ),
  p(
    'Les pièces en laiton contiennent jusqu’à 4 % de plomb au titre de l’exemption 6(c) de la directive RoHS. Si un article y a recours, la déclaration l’indique.',
  ),
  h2('Documents sur demande'),
  ul(
    'Déclaration de conformité avec les numéros de lot que vous avez reçus',
    'Déclaration de composition par article (IPC-1752A classe C), si le fabricant la fournit',
    'Facture commerciale pour la douane avec code SH, origine et poids : elle accompagne chaque colis',
    'Attestation d’origine pour votre dossier fournisseur',
  ),
  p('Écrivez-nous par le [formulaire de contact](page:contact) avec le numéro de commande et les références.'),
  h2('Exportation'),
  p(
    'La plupart des connecteurs ne demandent aucune licence. Les séries haute fiabilité peuvent en exiger une pour certaines destinations ou certains usages ; nous vous demandons des précisions avant l’expédition. Les articles ne sont pas destinés aux systèmes de maintien en vie, nucléaires ou d’armement, sauf indication écrite du fabricant : voir les [conditions générales de vente](page:termsOfSale).',
  ),
  info(
    'Les certificats et brevets présentés ici appartiennent à la société fictive de cette démonstration. Leurs numéros commencent par DEMO et ne figurent dans aucun registre.',
  ),
)

/** Quality, tests and certificates in French. */
export const frenchQuality: Translations = {
  'page qualityControl': qualityControl,
  'page testCenter': testCenter,
  'page complianceCenter': complianceCenter,
}
