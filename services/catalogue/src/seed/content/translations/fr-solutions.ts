import { card, figures, h2, ol, p, table, text, tip, ul, warning } from '../write.ts'
import type { Translations } from './translation.ts'

/** Solutions in French. */
export const frenchSolutions: Translations = {
  'solution battery-packs': text(
    'Packs de batteries',
    'Connecteurs détrompés à verrouillage, au pas de 2,00 à 3,00 mm, avec réserve de courant.',
    figures(
      ['2,00–3,00 mm', 'pas usuel'],
      ['50 %', 'de déclassement dans un boîtier chaud'],
      ['n + 1', 'prises pour n cellules en série'],
    ),
    h2('Ce qui compte'),
    ul(
      'Des contacts qui restent fermés sous les vibrations : un fil d’équilibrage coupé un instant passe pour une cellule morte',
      'Un détrompage qui protège la polarité, car une fiche d’équilibrage inversée met tout le pack sur une seule entrée',
      'Des sections qui limitent l’échauffement : les cellules vieillissent plus vite à côté d’un connecteur chaud',
    ),
    h2('Comment choisir'),
    ol(
      'Comptez les prises d’équilibrage : cellules en série plus une',
      'Pour les contacts de puissance, additionnez les courants de crête de toutes les cellules en parallèle',
      'Déclassez le connecteur de 50 % dans un boîtier chaud',
      'Gardez une position pour la sonde de température, deux de préférence : il lui faut un retour',
      'Laissez un pas entre la prise la plus haute et la plus basse, ou prenez deux connecteurs',
    ),
    table(
      ['Fonction', 'Série', 'Pas', 'Raison'],
      ['Prises d’équilibrage', 'XH', '2,50 mm', 'la fiche d’équilibrage usuelle, détrompée, outillage peu coûteux'],
      [
        'Prises d’équilibrage, nombreuses cellules',
        'PUD, deux rangées',
        '2,00 mm',
        'moitié moins long, à verrouillage',
      ],
      ['Charge et décharge', 'Micro-Fit', '3,00 mm', 'verrouillage positif, puissance et signal dans un même boîtier'],
    ),
    card('xh4'),
    tip(
      'Accouplez le connecteur d’équilibrage en dernier et désaccouplez-le en premier. Accouplé en premier, il porte le courant d’appel du pack.',
    ),
    h2('À lire aussi'),
    ul('[Un sertissage qui tient](blog:crimping-that-holds)', '[2,50 ou 2,54 mm ?](blog:pitch-2-50-or-2-54)'),
  ),
  'solution solar-inverters': text(
    'Onduleurs solaires',
    'Borniers pour le câblage sur site, embases de puissance à l’intérieur, embase modulaire pour l’enregistreur.',
    h2('Trois zones, trois connecteurs'),
    table(
      ['Zone', 'Tension', 'Connecteur'],
      ['Câblage sur site, côté réseau', '230–400 V', 'borniers au pas de 7,50 ou 7,62 mm'],
      ['Entre carte de puissance et carte de commande', '24–60 V', 'fil à carte au pas de 3,96 mm'],
      ['Communication', 'moins de 5 V', 'RJ45 blindé, isolé'],
    ),
    h2('Ce qui compte'),
    ul(
      'Distance dans l’air : au-dessus de 2 000 m d’altitude, multipliez par 1,14 par tranche supplémentaire de 1 000 m',
      'Température : 85 °C sont normaux dans un onduleur fermé ; choisissez donc des articles 105 °C',
      'Vingt ans en extérieur : des bornes qui gardent leur force de serrage, un placage qui supporte l’humidité',
    ),
    h2('Comment choisir'),
    ol(
      'La tension assignée et la catégorie de surtension déterminent le pas du bornier',
      'Le fil avec son embout détermine la borne ; 2,5 mm² avec embout demandent dans certaines séries une borne de 4 mm²',
      'Débrochable du côté où l’on intervient, fixe de l’autre',
    ),
    card('gmstba12'),
    p('Avec le bornier débrochable, un installateur remplace l’onduleur sans desserrer une seule vis sous tension.'),
  ),
  'solution motor-drives': text(
    'Variateurs de vitesse',
    'Borniers débrochables au pas de 5,08 à 7,62 mm, pour 320 à 630 V.',
    h2('Ce qui compte'),
    ul(
      'Des lignes de fuite et des distances dans l’air à la mesure des surtensions de freinage : un variateur 400 V freine à 750 V CC',
      'Des vis qui gardent leur couple après des milliers de cycles de température',
      'Des signaux de codeur à l’écart des sorties moteur, blindage relié aux deux extrémités',
    ),
    h2('Comment choisir'),
    ol(
      'Commencez par la tension assignée et le degré de pollution : tous deux déterminent le pas',
      'Ensuite le fil avec son embout, car l’embout est plus large que le fil',
      'Ensuite le nombre de pôles ; un de plus que nécessaire garde une place pour le blindage',
      'Enfin le sens d’enfichage : parallèle à la carte dans un boîtier sur rail DIN, perpendiculaire derrière un panneau',
    ),
    table(
      ['Raccordement', 'Pas', 'Valeurs nominales', 'Catégorie'],
      ['Moteur, résistance de freinage', '7,62 mm', '630 V, 12 A', 'borniers débrochables'],
      ['Alimentation 24 V, entrées', '5,08 mm', '320 V, 12 A', 'borniers débrochables'],
      ['Codeur', '2,77 mm', 'signal', 'Sub-D, 9 ou 15 contacts'],
      ['Pupitre de commande', '2,54 mm', 'signal', 'HE10 mâle (IDC), câble en nappe'],
    ),
    card('gmstba10'),
    tip(
      'Dans les bornes à vis, mettez des embouts sur les fils multibrins. Les extrémités étamées fluent sous la pression, et la vis se desserre.',
    ),
  ),
  'solution control-cabinets': text(
    'Armoires de commande',
    'Fonds de panier et modules que l’on remplace pendant des décennies : DIN 41612, HE10 et embases modulaires.',
    h2('Ce qui compte'),
    ul(
      'Disponibilité : une armoire sert vingt ans ; choisissez des articles d’après une norme, pas d’après un seul fabricant',
      'Cycles d’accouplement : la classe 2 de l’IEC 60603-2 en supporte 400, la classe 1 en supporte 500',
      'Codage : deux cartes qui vont chacune dans l’emplacement de l’autre seront un jour interverties',
    ),
    h2('Comment choisir'),
    ol(
      'Type B ou C d’après le nombre de signaux : 32, 64 ou 96',
      'Mâle sur la carte, femelle sur le fond de panier, comme le prévoit la norme',
      'Broches selon l’épaisseur du fond de panier : à souder jusqu’à 2,4 mm, à insertion forcée (press-fit) au-delà',
      'Câbles en nappe à l’intérieur : HE10 mâles à leviers là où une porte tire sur le câble',
    ),
    table(
      ['Liaison', 'Connecteur', 'Contacts'],
      ['Carte – fond de panier', 'DIN 41612', '16–96'],
      ['Carte – face avant', 'HE10 mâle (IDC), 2,54 mm', '10–64'],
      ['Bus de terrain', 'embase modulaire, Sub-D', '8, 9'],
    ),
    card('din32'),
    p(
      'Remplacer une carte ne doit pas demander le schéma de câblage. Étiquetez les deux côtés et utilisez le codage que le boîtier propose.',
    ),
  ),
  'solution rail-and-aviation': text(
    'Ferroviaire et aéronautique',
    'Connecteurs haute fiabilité au pas de 1,25 à 2,00 mm, avec vis de verrouillage et décharge de traction.',
    figures(
      ['1,25 et 2,00 mm', 'pas'],
      ['4 lames', 'dans une douille en cuivre au béryllium'],
      ['30 ans', 'de vie d’un véhicule ferroviaire'],
    ),
    h2('Ce qui compte'),
    ul(
      'Des contacts qui résistent aux chocs et au brouillard salin : quatre lames indépendantes par douille, dorure intégrale',
      'Une disponibilité sur toute la vie du véhicule, et un préavis de 12 mois avant un arrêt de production',
      'Des verrouillages qui ne dépendent pas de la friction : vis ou verrous',
    ),
    h2('Comment choisir'),
    ol(
      'Vérifiez d’abord la rétention des contacts : elle détermine si un fil peut arracher un contact',
      'Puis le verrouillage du connecteur : vis si l’on intervient avec un outil, verrous sinon',
      'Puis la décharge de traction, si le câble sort du boîtier',
      'Gardez 20 % de positions libres : les véhicules sont rééquipés',
    ),
    table(
      ['Besoin', 'Série', 'Pas'],
      ['Encombrement minimal, modules d’avionique', 'Gecko', '1,25 mm'],
      ['Fil à carte avec décharge de traction', 'L-Tek', '2,00 mm'],
      ['Carte à carte dans un même boîtier', 'M20', '2,54 mm'],
    ),
    card('gecko20'),
    warning(
      'Consultez-nous avant d’employer un article dans une fonction de sécurité. Le fabricant doit donner son accord par écrit : voir les [conditions générales de vente](page:termsOfSale).',
    ),
  ),
  'solution handheld-devices': text(
    'Appareils portables',
    'Connecteurs FFC/FPC, carte à carte à pas fin et USB pour afficheurs, caméras et chargeurs.',
    h2('Ce qui compte'),
    ul(
      'Hauteur : la plupart de ces connecteurs se choisissent d’après l’écart entre deux cartes',
      'Chute : une embase USB à pattes traversantes métallisées reste sur la carte, une embase à seules pastilles de surface non',
      'Assemblage : une nappe FFC retenue par un verrou basculant se contrôle à l’œil',
    ),
    h2('Comment choisir'),
    table(
      ['Liaison', 'Connecteur', 'Pas', 'À regarder'],
      ['Afficheur', 'FFC/FPC, 24–40 contacts', '0,5 mm', 'contacts dessus ou dessous, nappe de 0,3 mm d’épaisseur'],
      ['Carte principale – module', 'carte à carte', '0,5 mm', 'hauteur d’empilement, pions de centrage'],
      ['Charge et données', 'USB Type-C', '–', 'pattes traversantes, décalage au bord'],
      ['Batterie, haut-parleur', 'fil à carte', '1,0–1,25 mm', 'verrouillage, fil AWG 28–32'],
    ),
    ol(
      'Dessinez l’empilement des cartes et notez chaque écart',
      'Décidez du côté des contacts FFC avant le routage : il ne peut plus être changé ensuite',
      'Gardez du vernis épargne entre les pastilles au pas de 0,5 mm, sinon elles se pontent',
    ),
    card('ffc24'),
    card('usbC'),
    p(
      'Pour des prototypes, commandez en bande coupée : pas d’unité d’emballage imposée, et la quantité est libre à partir du minimum.',
    ),
  ),
}
