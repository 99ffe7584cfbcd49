import { text } from '../write.ts'
import { linked, type Translations, titles } from './translation.ts'

/** Menus, banners, suggested searches, certificates and downloads in Russian. */
export const russianShell: Translations = {
  ...titles('menu', {
    'header-quick-order': 'Быстрый заказ',
    'header-solution': 'Решения',
    'header-page-inventory': 'Проверка наличия',
    'header-page-qualityControl': 'Качество',
    'header-news': 'Новости',
    'header-page-intro': 'О компании',
    'header-page-faq': 'Вопросы и ответы',
    'header-page-contact': 'Контакты',
    'footer-shop-product-all-all': 'Все товары',
    'footer-shop-quick-order': 'Быстрый заказ',
    'footer-shop-page-inventory': 'Проверка наличия',
    'footer-shop-page-orderTracking': 'Отследить заказ',
    'footer-shop-page-shippingPolicy': 'Доставка',
    'footer-shop-page-returnPolicy': 'Возврат',
    'footer-engineering-solution': 'Решения',
    'footer-engineering-page-solutionService': 'Помощь в подборе',
    'footer-engineering-page-researchCenter': 'Разработчикам',
    'footer-engineering-page-testCenter': 'Испытательный центр',
    'footer-engineering-page-troubleshooting': 'Поиск неисправностей',
    'footer-engineering-page-blog': 'Блог',
    'footer-company-page-intro': 'О компании',
    'footer-company-page-whyGo': 'Почему мы',
    'footer-company-page-manufacturingCenter': 'Производство',
    'footer-company-page-qualityControl': 'Контроль качества',
    'footer-company-page-complianceCenter': 'Сертификаты и патенты',
    'footer-company-news': 'Новости',
    'footer-company-page-faq': 'Вопросы и ответы',
    'footer-company-page-contact': 'Контакты',
    'footer-legal-page-termsOfSale': 'Условия продажи',
    'footer-legal-page-privacyPolicy': 'Конфиденциальность',
    'footer-legal-page-shippingPolicy': 'Доставка',
    'footer-legal-page-returnPolicy': 'Возврат',
    'footer-legal-page-imprint': 'Реквизиты и контакты',
  }),
  ...titles('hot-keyword', {
    'ffc-0-5': 'FFC 0,5',
    'micro-fit': 'Micro-Fit',
    'pin-header-2-54': 'штыревая линейка 2,54',
    rj45: 'RJ45',
    'terminal-block-5-08': 'клеммник 5,08',
    'usb-c': 'USB-C',
  }),
  'banner home-quick-order': linked(
    'Вставьте спецификацию',
    'Excel, CSV или текст: наличие и цена проверяются построчно до добавления в корзину.',
    'Быстрый заказ',
  ),
  'banner home-terminal-blocks': linked(
    'Клеммники на 630 В',
    'Шаг 7,50 и 7,62 мм, от 2 до 12 полюсов, в наличии.',
    'О серии на 630 В',
  ),
  'banner list-design-in': linked(
    'Не знаете, какую серию выбрать?',
    'Сообщите ток, провод и размеры: за два рабочих дня предложим два-три варианта.',
    'Помощь в подборе',
  ),
  'banner cart-shipping': linked(
    'Отправка за 1–3 рабочих дня',
    'Экспресс-доставка — 3–7 рабочих дней, стандартная — 7–20, экономичная — 15–45.',
    'Доставка',
  ),
  'seo quick-order': text(
    'Быстрый заказ: разъёмы по спецификации',
    'Вставьте артикулы и количества или загрузите Excel или CSV: наличие, цена и похожие артикулы по каждой строке.',
  ),
  'certificate quality-management': text(
    'Менеджмент качества по ISO 9001',
    'Закупка, хранение, контроль и продажа разъёмов.',
  ),
  'certificate environmental-management': text(
    'Экологический менеджмент по ISO 14001',
    'Склад и упаковка; многооборотные катушки и поддоны.',
  ),
  'certificate electrostatic-protection': text(
    'Защита от статического электричества по IEC 61340-5-1',
    'Приёмка, отбор и упаковка.',
  ),
  'certificate test-laboratory': text(
    'Испытательная лаборатория по ISO/IEC 17025',
    'Сопротивление контактов, изоляция, усилие расчленения, старение.',
  ),
  'patent keyed-housing': text(
    'Корпус с ключом, который виден сверху',
    'Ребро, по которому исполнение товара видно без разъединения.',
  ),
  'patent two-point-spring': text(
    'Пружинный контакт с двумя независимыми точками',
    'Вторая точка проводит ток, пока контакт в первой нарушен.',
  ),
  'resource bom-template': text(
    'Шаблон спецификации',
    'CSV с заголовками, которые распознаёт быстрый заказ, и тремя примерами строк.',
  ),
  'resource design-in-checklist': text(
    'Опросный лист для подбора',
    'Всё, что решает выбор между двумя разъёмами, в таблице: заполните и пришлите нам.',
  ),
  'resource scale-check': text(
    'Проверка масштаба принтера',
    'Линейка 100 мм и четыре шага. Напечатайте один раз и узнаете, меняет ли принтер масштаб.',
  ),
  'resource crimp-pull-forces': text(
    'Усилия вырывания обжима',
    'Провод, сечение и минимальное усилие, от AWG 30 до AWG 14.',
  ),
  'resource mezzanine-land-pattern': text(
    'Посадочное место разъёма плата-плата на 40 контактов',
    'DXF в мм, 1:1. На странице каждого товара есть своё.',
  ),
}
