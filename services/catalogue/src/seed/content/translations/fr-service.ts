import { card, figures, h2, info, ol, p, table, text, ul } from '../write.ts'
import { frenchFaq } from './fr-faq.ts'
import type { Translations } from './translation.ts'

const customerManager = text(
  'Votre chargé de clientèle',
  'Dès qu’une commande est en cours de traitement, les modifications passent par votre chargé de clientèle.',
  h2('Modifier ou annuler'),
  p(
    'Vous pouvez annuler vous-même une commande en attente de paiement. Une fois qu’elle est en cours de traitement, contactez-nous : des modifications sont souvent encore possibles avant l’expédition.',
  ),
  table(
    ['Statut', 'Ce qui est possible'],
    ['En attente de paiement', 'vous l’annulez vous-même ; le stock est libéré aussitôt'],
    [
      'Confirmée, en préparation',
      'adresse et mode d’expédition : sur la page de la commande jusqu’au début de la préparation, puis sur demande ; quantités et annulation sur demande',
    ],
    ['En cours de contrôle', 'sur demande, si aucun colis n’est parti'],
    ['Expédiée', 'en règle générale, plus d’annulation ; [retour](page:returnPolicy) après la livraison'],
  ),
  p('Les pièces sur mesure ne peuvent plus être annulées une fois le traitement commencé.'),
  h2('Devis'),
  p(
    'Envoyez-nous vos références et vos quantités, ou demandez le devis directement depuis un article, votre panier ou la [commande rapide](/quick-order). Vous recevez un devis dans votre devise, valable 30 jours, que vous pouvez commander en plusieurs livraisons.',
  ),
  h2('Besoins réguliers'),
  p(
    'Si vous avez besoin des mêmes articles chaque mois, indiquez la quantité annuelle et le calendrier dans la remarque de la demande de devis. Le prix est alors chiffré pour l’année, avec le délai de chaque livraison.',
  ),
)

const inventory = text(
  'Recherche de stock',
  'Jusqu’à 50 références à la fois. Tirets, points et espaces sont ignorés.',
  h2('Symboles de stock'),
  table(
    ['Symbole', 'Signification', 'Expédition'],
    ['Pastille pleine', 'En stock', 'sous 1–3 jours ouvrés'],
    ['Pastille à moitié pleine', 'Stock faible, moins de 50 pièces', 'sous 1–3 jours ouvrés'],
    ['Anneau', 'Rupture de stock', 'au terme du délai, ou avec le prochain réapprovisionnement'],
    ['Anneau carré', 'Fabrication sur commande', 'après production, 6–12 semaines'],
  ),
  p('Pour saisir des quantités et ajouter les articles au panier, utilisez la [commande rapide](/quick-order).'),
)

const orderTracking = text(
  'Suivi de commande',
  'Suivez une commande avec son numéro.',
  h2('Quand le suivi apparaît'),
  p(
    'Le suivi apparaît 24 à 48 heures après l’expédition. Si vous êtes connecté(e), il figure aussi sur la page de la commande, pour chacun de ses colis.',
  ),
  h2('Statut de la commande'),
  table(
    ['Statut', 'Ce qui se passe'],
    ['En attente de paiement', 'le stock est réservé jusqu’à l’échéance du paiement'],
    ['Confirmée', 'paiement reçu'],
    ['En préparation', 'les articles sont prélevés, ou produits s’ils sont fabriqués sur commande'],
    ['En cours de contrôle', 'contrôle avant expédition'],
    ['Expédiée', 'remise au transporteur'],
    ['Terminée', 'vous avez confirmé la réception'],
  ),
  ul(
    'Sans connexion, vous ne voyez que le statut et l’acheminement, ni adresse ni prix.',
    'Le numéro de commande compte 13 chiffres et figure dans notre e-mail.',
  ),
)

const blog = text(
  'Blog',
  'Notes d’application : mesurer, choisir, sertir et souder des connecteurs.',
  p(
    'De courtes notes issues de notre travail avec échantillons, plans et bancs d’essai. Chacune se termine par des articles à consulter. Un sujet vous manque ? [Écrivez-nous](page:contact).',
  ),
)

const intro = text(
  'À propos',
  'Meridian Connect fournit les connecteurs comme les ingénieurs les choisissent : par pas, nombre de contacts et dimensions.',
  figures(
    ['5 112', 'connecteurs, tous dessinés à l’échelle'],
    ['16', 'catégories, de la barrette mâle au DIN 41612'],
    ['10', 'langues dans la boutique'],
    ['5 ans', 'de suivi après un arrêt de production'],
  ),
  h2('Notre métier'),
  p(
    'Nous fournissons des connecteurs à souder sur circuit imprimé : fil à carte, carte à carte, FFC/FPC, borniers, barrettes mâles et femelles, Sub-D, USB, embases modulaires et séries haute fiabilité. Les articles courants partent du stock, les autres sont commandés auprès de leur fabricant ou fabriqués sur commande.',
  ),
  p(
    'Chaque article a sa page, avec plan coté, empreinte PCB, prix dégressifs, stock et délai. Vous voyez ce qu’il coûte pour votre quantité et quand il peut partir, avant d’avoir parlé à qui que ce soit.',
  ),
  h2('Pourquoi nous partons des dimensions'),
  p(
    'Dans notre métier, la question habituelle n’est pas « quelle série ? », mais « quelle est cette pièce sur ma carte ? ». Un connecteur sans marquage a un pas, un nombre de contacts et un encombrement, et un pied à coulisse donne les trois en une minute. La recherche accepte donc `2x10 1,27 droit CMS` aussi bien qu’une référence, et les listes sont dessinées à la même échelle, à côté d’une règle.',
  ),
  h2('Historique'),
  table(
    ['Année', 'Étape'],
    ['2011', 'Une boîte d’échantillons de 400 connecteurs, classés par pas, pour un atelier de concepteurs de cartes'],
    ['2014', 'Premier entrepôt ; chaque lot reçu est mesuré par rapport à son plan'],
    ['2017', 'Banc d’essai : résistance de contact, force d’extraction et cycles de température'],
    ['2020', 'Pièces sur mesure : autre placage, autre détrompage, autre marquage ou autre emballage'],
    ['2024', 'Toute la gamme est redessinée à l’échelle, à partir des empreintes'],
    ['2026', 'Cette boutique : commande rapide à partir d’une nomenclature, devis, suivi, SAV'],
  ),
  h2('Nos clients'),
  ul(
    '**Des fabricants** qui ont besoin du même article chaque mois, par unités d’emballage entières, avec un numéro de bon de commande sur chaque document',
    '**Des équipes de conception** qui comparent six articles côte à côte et qui ont besoin de l’empreinte aujourd’hui',
    '**Des ateliers de réparation et des laboratoires** qui cherchent trois pièces d’un article choisi il y a dix ans',
  ),
  p(
    'Tout le monde voit la même grille de prix : seule la quantité compte. Pour de plus gros volumes, [demandez un devis](page:customer-manager) ; il est valable 30 jours.',
  ),
  h2('Pour aller plus loin'),
  ul(
    '[Pourquoi nous choisir](page:whyGo) : ce que vous pouvez vérifier avant de commander',
    '[Contrôle qualité](page:qualityControl) et [centre d’essais](page:testCenter)',
    'Les [solutions](/solution) par application, avec les articles adaptés',
    '[Contact](page:contact)',
  ),
  info(
    'Meridian Connect est une société fictive qui sert à présenter cette boutique. Son histoire, ses prix, son stock et ses dates de livraison sont fictifs. Les dimensions des articles sont réelles et proviennent d’une bibliothèque d’empreintes libre.',
  ),
)

const solutionService = text(
  'Aide au choix',
  'Du croquis à la nomenclature : deux ou trois façons de raccorder, avec plans, prix et délais.',
  figures(
    ['2 jours ouvrés', 'pour la première proposition'],
    ['2–3', 'solutions au choix'],
    ['gratuit', 'sans minimum de commande'],
  ),
  h2('Ce que vous envoyez'),
  table(
    ['Question', 'Pourquoi nous la posons'],
    [
      'Courant par contact, et combien de contacts le portent à la fois',
      'détermine la taille des contacts et le déclassement',
    ],
    ['Tension, et charge commutée', 'détermine les lignes de fuite, les distances dans l’air et le placage'],
    ['Fil : section, brins, diamètre extérieur', 'détermine le contact à sertir et le joint'],
    ['Place : hauteur au-dessus de la carte, côté d’arrivée', 'détermine le choix entre droit et coudé, et le pas'],
    ['Environnement : température, vibrations, humidité', 'détermine le verrouillage, la matière et le placage'],
    ['Nombre d’accouplements', 'étain pour des dizaines de cycles, or pour des centaines'],
    ['Pièces par an, et première échéance', 'détermine le choix entre stock, délai et pièce sur mesure'],
  ),
  p(
    'Une photo avec une règle suffit souvent pour commencer. Utilisez le [formulaire de contact](page:contact) ; vous pouvez joindre jusqu’à cinq fichiers.',
  ),
  h2('Ce que vous recevez'),
  ol(
    'Un court tableau des solutions : série, pas, valeurs nominales, article complémentaire, outillage',
    'Le plan et l’empreinte de chacune, par un lien vers la page de l’article',
    'Le prix pour vos quantités et le délai, sous forme de devis valable 30 jours',
    'Ce que nous choisirions, et pourquoi',
  ),
  h2('Un exemple'),
  p(
    'Une passerelle pour onduleurs solaires demande quatre contacts de 5 A sous 24 V, dans un boîtier de 14 mm de haut, pour deux accouplements sur toute la durée de vie. Nous avons proposé Micro-Fit au pas de 3,00 mm (compact, verrouillage positif), VH au pas de 3,96 mm (outillage moins cher) et un bornier débrochable au pas de 5,08 mm (câblé sur site sans pince à sertir). Le client câble sur site : le bornier a été retenu.',
  ),
  card('microFit4'),
  h2('Partir d’une solution'),
  ul(
    '[Packs de batteries](solution:battery-packs)',
    '[Variateurs de vitesse](solution:motor-drives)',
    '[Ferroviaire et aéronautique](solution:rail-and-aviation)',
    '[Toutes les solutions](/solution)',
  ),
)

/** Pages of service and about the company in French. */
export const frenchService: Translations = {
  'page customer-manager': customerManager,
  'page inventory': inventory,
  'page orderTracking': orderTracking,
  'page blog': blog,
  'page intro': intro,
  'page solutionService': solutionService,
  'page faq': frenchFaq,
}
