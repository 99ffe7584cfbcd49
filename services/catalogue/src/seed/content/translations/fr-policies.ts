import { figures, h2, info, ol, p, table, text, ul } from '../write.ts'
import type { Translations } from './translation.ts'

const shippingPolicy = text(
  'Conditions de livraison',
  'Durée du traitement et du transport, frais de port et moment où le suivi apparaît.',
  figures(
    ['1–3 jours ouvrés', 'traitement'],
    ['15–45 jours ouvrés', 'envoi économique'],
    ['7–20 jours ouvrés', 'envoi standard'],
    ['3–7 jours ouvrés', 'envoi express'],
  ),
  h2('Traitement'),
  p(
    'Les commandes payées sont préparées, contrôlées et emballées sous 1 à 3 jours ouvrés. S’y ajoute le délai des articles qui ne sont pas en stock, et la durée de production des articles fabriqués sur commande : 2 à 4 semaines pour les articles standard, 6 à 12 semaines pour les pièces sur mesure.',
  ),
  h2('Modes d’expédition'),
  table(
    ['Mode', 'Durée du transport', 'Convient'],
    ['Économique', '15–45 jours ouvrés', 'aux petits colis sans échéance'],
    ['Standard', '7–20 jours ouvrés', 'aux commandes courantes'],
    ['Express', '3–7 jours ouvrés', 'aux cartes qui attendent une pièce'],
  ),
  p(
    'Avant de passer la commande, vous voyez pour chaque mode les frais de port selon votre adresse et le poids, ainsi que les dates de livraison estimées. Les jours ouvrés sont ceux du pays de destination.',
  ),
  h2('Plusieurs colis'),
  p(
    'Si des articles partent à des dates différentes, la page de la commande indique pour chaque colis son contenu, le transporteur et le numéro de suivi. Les frais de port ne sont dus qu’une fois, sauf si vous avez choisi plusieurs livraisons sur un devis, ou fait expédier les articles en stock avant la fabrication sur commande. Dans ce cas, chaque colis a ses propres frais de port, indiqués avant la commande. Si un seul colis suffit finalement, nous remboursons la différence.',
  ),
  h2('Suivi'),
  p(
    'Le suivi apparaît 24 à 48 heures après l’expédition, sur la commande et sur la page [Suivi de commande](page:orderTracking).',
  ),
  h2('Droits et taxes'),
  p(
    'Les droits et taxes du pays de destination ne sont pas compris dans nos prix et sont dus à la livraison, sauf mention contraire de votre devis. La facture commerciale pour la douane indique le code SH, l’origine et le poids de chaque article ; elle accompagne le colis.',
  ),
  h2('Changement d’adresse'),
  p(
    'Jusqu’au début de la préparation, vous pouvez modifier l’adresse et le mode d’expédition sur la page de la commande ; ensuite, et jusqu’au départ du premier colis, votre chargé de clientèle s’en occupe. Si les frais de port baissent, la différence vous est remboursée ; s’ils augmentent, adressez-vous à lui.',
  ),
  h2('Avarie et perte pendant le transport'),
  ul(
    'Signalez toute avarie dans les 48 heures suivant la livraison, avec des photos du colis, de l’étiquette et des articles',
    'Si le suivi n’a pas évolué depuis dix jours ouvrés, écrivez-nous : nous ouvrons une recherche auprès du transporteur',
    'Les colis qui nous reviennent faute d’avoir pu être livrés sont réexpédiés une fois l’adresse confirmée',
  ),
  info('Dernière mise à jour : 1er novembre 2026. Versions antérieures sur demande.'),
)

const returnPolicy = text(
  'Conditions de retour',
  'Ce qui peut être retourné, comment en faire la demande et combien de temps cela prend.',
  figures(
    ['48 heures', 'pour signaler une avarie de transport'],
    ['7 jours', 'délai de réponse maximal'],
    ['4 types', 'retour, échange, remplacement, réparation'],
  ),
  h2('Faire une demande'),
  ol(
    'Ouvrez dans votre compte la commande livrée et choisissez « SAV » à côté de l’article',
    'Choisissez le type de demande et le motif, la quantité, et indiquez si l’emballage a été ouvert',
    'Joignez des photos : l’étiquette du sachet, la pièce, le défaut',
    'Envoyez. Vous recevez un numéro et suivez chaque étape sous « Mes demandes de SAV »',
  ),
  p(
    'Le délai propre à chaque type de demande figure dans le formulaire. Les articles de plusieurs colis peuvent être retournés colis par colis.',
  ),
  h2('La suite'),
  table(
    ['Étape', 'Qui', 'Quoi'],
    ['Envoyée', 'nous', 'répondons sous 7 jours'],
    ['Acceptée', 'vous', 'imprimez le bon de retour et renvoyez les pièces'],
    ['Retour reçu', 'nous', 'comptons et contrôlons les pièces'],
    [
      'Remboursée ou remplacement expédié',
      'nous',
      'remboursons sur le mode de paiement d’origine ou expédions un remplacement',
    ],
    ['Refusée', 'nous', 'indiquons le motif ; vous pouvez répondre dans la demande'],
  ),
  h2('Frais de retour'),
  p(
    'Ils sont à notre charge si la pièce est défectueuse, livrée par erreur ou endommagée pendant le transport, à la vôtre dans les autres cas. Les frais de port de la commande sont remboursés si elle est retournée en totalité pour une raison qui nous est imputable.',
  ),
  h2('Ce qui ne peut pas être retourné'),
  ul(
    'Les pièces sur mesure et les articles fabriqués sur commande',
    'Les bobines coupées et les pièces sensibles à l’humidité dont l’emballage scellé a été ouvert',
    'Les pièces qui ont été soudées, serties ou accouplées',
  ),
  p('Les pièces défectueuses font exception : elles sont remplacées ou remboursées dans tous les cas.'),
  h2('Arrêts de production'),
  p(
    'Un arrêt de production est annoncé 12 mois à l’avance, et l’article reste suivi pendant 5 ans : nous indiquons un article de remplacement lorsqu’il existe et traitons les réclamations sur un stock conservé à cet effet.',
  ),
  info(
    'Si vous achetez en qualité de consommateur, le droit de rétractation et les garanties prévus par votre législation s’appliquent en outre. Dernière mise à jour : 1er novembre 2026.',
  ),
)

const privacyPolicy = text(
  'Politique de confidentialité',
  'Quelles données nous conservons, pourquoi et combien de temps.',
  h2('Données conservées et finalités'),
  table(
    ['Données', 'Finalité', 'Durée de conservation'],
    [
      'Numéro de téléphone ou adresse e-mail, mot de passe haché',
      'votre compte',
      'jusqu’à la suppression de votre compte',
    ],
    [
      'Adresses de livraison',
      'expédition, frais de port, douane',
      'jusqu’à leur suppression ; celles d’une commande, aussi longtemps que la commande',
    ],
    [
      'Commandes, factures, demandes de SAV',
      'contrat, garantie',
      'aussi longtemps que l’exige la législation sur la facturation',
    ],
    [
      'Formulaires de contact et d’avis avec leurs fichiers',
      'notre réponse',
      'jusqu’à ce que l’affaire soit close et que vous en demandiez la suppression',
    ],
    ['Connexions et événements de sécurité', 'protection de votre compte', '90 jours'],
    [
      'Visites : heure, langue, première page, pays déduit de votre fuseau horaire, site de provenance ; pas d’adresse IP ; rien si Do Not Track est activé',
      'savoir quelles pages sont lues',
      '90 jours, une fois par session de navigation',
    ],
  ),
  h2('Mode de conservation'),
  p(
    'Les noms, les adresses et les textes libres sont conservés séparément des commandes. Lorsque vous demandez leur suppression, ils sont effacés ; la commande ne garde que ce qu’exige la législation sur la facturation.',
  ),
  h2('Dans votre navigateur'),
  ul(
    'Langue, devise et apparence',
    'Historique de recherche, articles consultés récemment et articles comparés',
    'La session tant que vous êtes connecté(e) ; elle prend fin après 30 jours sans utilisation',
    'Aucun traceur tiers, aucun cookie publicitaire',
  ),
  h2('Destinataires des données'),
  ul(
    'Le transporteur : nom, adresse, numéro de téléphone et contenu du colis',
    'Le prestataire de paiement : numéro de commande et montant',
    'La douane : facture et adresse',
  ),
  h2('Vos droits'),
  p(
    'Depuis votre compte, vous pouvez consulter et rectifier vos données, les télécharger toutes et supprimer le compte. Pour toute autre demande, écrivez-nous : nous répondons sous 30 jours.',
  ),
  info('Dernière mise à jour : 1er novembre 2026. Versions antérieures sur demande.'),
)

const termsOfSale = text(
  'Conditions générales de vente',
  'Ce qui s’applique lorsque vous commandez ici : contrat, prix, livraison, retours.',
  h2('1. Parties et champ d’application'),
  p(
    'Les présentes conditions s’appliquent à toute commande passée dans cette boutique, par des professionnels comme par des consommateurs. Les conditions de l’acheteur ne s’appliquent que si nous les avons acceptées par écrit. Si vous achetez en qualité de consommateur, les droits que vous accorde votre législation vous restent acquis en tout état de cause.',
  ),
  h2('2. Formation du contrat'),
  p(
    'Les pages de la boutique constituent une invitation à passer commande. En passant commande, vous faites une offre ferme ; la commande réserve le stock et fixe les prix, la devise et le cours de change. Le contrat est formé lorsque nous confirmons le paiement. Une commande impayée expire à l’échéance qui y est indiquée et peut être annulée jusqu’au paiement.',
  ),
  h2('3. Prix et paiement'),
  p(
    'Les prix s’entendent à la pièce pour la quantité affichée, hors droits d’importation et taxes du pays de livraison. Le total affiché au moment de la commande comprend les frais de port. Le paiement est exigible immédiatement, par les moyens proposés lors de la commande et dans la devise qui y est indiquée. Les devis sont valables 30 jours.',
  ),
  h2('4. Livraison'),
  p(
    'Les dates de livraison découlent du stock, du délai des articles fabriqués sur commande et du mode d’expédition : voir les [conditions de livraison](page:shippingPolicy). Les articles fabriqués sur commande ne peuvent plus être annulés une fois la production commencée. Les risques sont transférés à la remise au transporteur si vous êtes un professionnel, à la livraison si vous êtes un consommateur.',
  ),
  h2('5. Retours et défauts'),
  p(
    'Les avaries de transport et les erreurs de quantité sont à signaler dans les 48 heures suivant la livraison. Les pièces défectueuses sont remplacées ou remboursées après contrôle ; la marche à suivre est décrite dans les [conditions de retour](page:returnPolicy). Les pièces soudées, serties ou autrement utilisées ne sont reprises qu’en cas de défaut.',
  ),
  h2('6. Utilisation des articles'),
  p(
    'Les plans et les données servent à la sélection ; la fiche technique du fabricant fait foi. Les articles ne sont pas destinés aux systèmes de maintien en vie, nucléaires ou d’armement, sauf indication écrite du fabricant. En cas de revente, il vous incombe d’obtenir les licences d’exportation et de respecter la réglementation en matière de sanctions.',
  ),
  h2('7. Responsabilité, réserve de propriété, juridiction'),
  p(
    'Notre responsabilité est illimitée en cas de faute intentionnelle, de faute lourde et de dommage corporel ; dans les autres cas, elle couvre les dommages prévisibles à concurrence du montant de la commande. Les marchandises restent notre propriété jusqu’à leur paiement. Pour les professionnels, le tribunal compétent est celui de notre siège ; les consommateurs peuvent aussi agir devant celui de leur domicile.',
  ),
  info(
    'Cette boutique est une démonstration : aucun contrat n’y est conclu. Dernière mise à jour : 1er novembre 2026. Versions antérieures sur demande.',
  ),
)

const imprint = text(
  'Mentions légales',
  'Qui est responsable de cette boutique.',
  h2('Éditeur'),
  p(
    'Meridian Connect est une société fictive. Elle n’a ni immatriculation, ni numéro fiscal, ni bureaux ; une société qui exploiterait la boutique les indiquerait sur cette page.',
  ),
  table(
    ['Mention', 'Valeur dans cette démonstration'],
    ['Nom', 'Meridian Connect (fictif)'],
    ['Téléphone', '+44 20 7946 0018 (numéro réservé à la fiction)'],
    ['E-mail', 'desk@meridian-connect.example (adresse qui ne peut pas exister)'],
    ['Immatriculation et numéro fiscal', 'aucun'],
  ),
  h2('Données et licences'),
  ul(
    'Données des empreintes : bibliothèque KiCad, CC BY-SA 4.0',
    'Les noms de fabricants et de séries appartiennent à leurs titulaires et servent à identifier les articles',
    'Prix, stock, délais, certificats et brevets sont fictifs',
  ),
)

const contact = text(
  'Contact',
  'Des spécialistes des connecteurs répondent à vos questions du lundi au vendredi, de 8:00 à 18:00 UTC.',
  h2('Que nous envoyer'),
  p(
    'Avec ces cinq éléments, nous pouvons répondre tout de suite : une référence, un plan ou une photo avec une règle, la quantité, la date à laquelle vous en avez besoin et ce que l’article doit raccorder.',
  ),
  h2('Le chemin le plus court'),
  table(
    ['Vous souhaitez', 'Faites ceci'],
    [
      'connaître un prix, un stock ou un délai',
      'ouvrez la page de l’article, ou la [recherche de stock](page:inventory) pour 50 références au plus',
    ],
    ['obtenir les prix d’une liste', '[commande rapide](/quick-order), puis « Demander un devis »'],
    ['suivre un colis', '[suivi de commande](page:orderTracking) avec le numéro de commande'],
    ['retourner des pièces ou faire une réclamation', '« SAV » sur la commande, dans votre compte'],
    ['modifier une commande en cours de traitement', 'écrivez à votre [chargé de clientèle](page:customer-manager)'],
    ['faire adapter un article', 'le formulaire de cette page, objet « Pièce sur mesure »'],
  ),
  h2('SAV'),
  p(
    'Pour une commande livrée, faites une demande de SAV dans votre compte ; vous y suivez chaque étape. Signalez toute avarie dans les 48 heures suivant la livraison.',
  ),
)

/** Policies and the pages beside them in French. */
export const frenchPolicies: Translations = {
  'page shippingPolicy': shippingPolicy,
  'page returnPolicy': returnPolicy,
  'page privacyPolicy': privacyPolicy,
  'page termsOfSale': termsOfSale,
  'page imprint': imprint,
  'page contact': contact,
}
