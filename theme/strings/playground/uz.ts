import type { PlaygroundStrings } from './en.ts'

export const playgroundUz: PlaygroundStrings = {
  chooseExample: 'Namuna qoʻyish',
  nothing: 'Yoʻq',
  item: '{number}-element',
  revealSecrets: 'Maxfiy maʼlumotlarni koʻrsatish',
  rememberCredentials: 'Shu varaqda eslab qolish',
  credentialsForgotten: 'Hisob maʼlumotlari unutildi.',
  credentialsOf: 'Faqat {origin} manziliga yuboriladi.',
  useProxy: '{origin} orqali yuborish',
  showMore: 'Yana koʻrsatish',
  receiving: 'Qabul qilinmoqda: {size}',
  events: '{count} ta hodisa.',
  earlierEvents: 'Oldingi {count} ta hodisa koʻrsatilmagan.',
  responseAnnounced: 'Javob: {status}, {time}, {size}',
  headersHidden:
    'Bu yerda faqat API ochiq qilgan sarlavhalar koʻrsatiladi (Access-Control-Expose-Headers).',
  problemsFound:
    'Yaroqsiz boʻlishi mumkin boʻlgan maydonlar: {count}. Soʻrovni baribir yuborish uchun Yuborish tugmasini yana bosing.',
  sendAnyway: 'Baribir yuborish',
  ownBaseUrl: 'Boshqa server',
  clear: 'Tozalash',
  notNumber: 'Bu son emas.',
  notInteger: 'Bu butun son emas.',
  notOption: 'Bu variantlar orasida yoʻq.',
  tooSmall: 'Kamida {limit}.',
  tooLarge: 'Koʻpi bilan {limit}.',
  aboveOnly: '{limit} dan katta.',
  belowOnly: '{limit} dan kichik.',
  notMultiple: '{limit} ga karrali.',
  tooShort: 'Kamida {limit} ta belgi.',
  tooLong: 'Koʻpi bilan {limit} ta belgi.',
  tooFew: 'Kamida {limit} ta element.',
  tooMany: 'Koʻpi bilan {limit} ta element.',
  notUnique: 'Elementlar takrorlanmasligi kerak.',
  valueTooLarge: 'Hech narsa toʻldirilmadi: mos qiymat juda katta boʻlardi.',
  noValueFound: 'Hech narsa toʻldirilmadi: bu sxemaga mos qiymat topilmadi.',
  wrongPattern: '{pattern} andozasiga mos emas',
  wrongFormat: 'Bu qiymat {format} formatiga mos emas.',
  dotSegment:
    'Mijozlar “.” va “..” segmentlarini yoyadi, shuning uchun soʻrov boshqa yoʻlga ketadi.',
  headerName: 'Bu yaroqli sarlavha nomi emas. Sarlavha yuborilmaydi.',
  headerValue:
    'Sarlavha qiymati faqat bir qatordagi ASCII belgilaridan iborat boʻlishi mumkin. Sarlavha yuborilmaydi.',
  cookieValue: 'Cookie faylida bu belgi boʻlishi mumkin emas. Cookie fayli yuborilmaydi.',
  browserHeader:
    'Brauzerlar sahifaga bu sarlavhani belgilashga ruxsat bermaydi. U kod namunalarida bor.',
  browserCookie:
    'Brauzerlar sahifaga boshqa xost uchun cookie faylini belgilashga ruxsat bermaydi. U kod namunalarida bor.',
  browserBody:
    'Brauzerlar {method} soʻrovi bilan tana yubora olmaydi. U kod namunalarida bor.',
  browserMethod:
    'Brauzerlar sahifaga {method} soʻrovlarini yuborishga ruxsat bermaydi. Kod namunasidan foydalaning.',
  noServer: 'Tavsifda server ko‘rsatilmagan. Uning manzilini kiriting.',
  badServer: 'Sahifa bu manzilga soʻrov yubora olmaydi.',
  clientCertificate: 'Brauzer tanlaydigan mijoz sertifikati talab qilinadi.',
  requestAborted: 'Soʻrov bekor qilindi.',
  requestOffline: 'Brauzer oflayn rejimda.',
  requestMixed:
    'Bu sahifa https orqali ochilgan, API esa http orqali ishlaydi, brauzerlar buni bloklaydi. APIni https orqali chaqiring yoki kod namunasidan foydalaning.',
  requestUnreachable:
    'Serverga ulanib boʻlmaydi: uning nomi nomaʼlum, u ulanishlarni rad etadi yoki sertifikati yaroqsiz.',
  requestCors:
    'Server javob beradi, lekin bu sahifaga javobni oʻqishga ruxsat bermaydi (CORS). U quyidagini yuborishi kerak:',
  requestPolicy:
    'Bu saytning kontent xavfsizligi siyosati bu serverga soʻrov yuborishga ruxsat bermaydi.',
  requestCut: 'Javob toʻliq kelishidan oldin ulanish uzildi.',
  requestTimedOut: 'Server {seconds} soniya ichida javob bermadi.',
  exportAs: 'Eksport',
  emptyValue: 'boʻsh',
  history: 'Tarix',
  keptValues: 'Shu varaqda qoldirganingizdek tiklandi.',
  loadFailed: 'Yuklab boʻlmadi. Sahifani qayta yuklang.',
  variables: 'Oʻzgaruvchilar',
  importCurl: 'Buyruqni import qilish',
  notDefined: 'Aniqlanmagan: {names}',
}
