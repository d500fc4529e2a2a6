import type { PlaygroundToolsStrings } from './en.ts'

export const playgroundToolsHi: PlaygroundToolsStrings = {
  oauthFlow: 'प्रवाह',
  oauthClientId: 'क्लाइंट ID',
  oauthClientSecret: 'क्लाइंट सीक्रेट',
  oauthScopes: 'दायरे',
  oauthGetToken: 'टोकन पाएँ',
  oauthOpens: '{origin} से माँगता है। वहाँ इस रीडायरेक्ट पते को अनुमति दें: {redirect}',
  oauthAsks: '{origin} से माँगता है।',
  oauthDone: 'टोकन मिल गया।',
  oauthFailed: 'टोकन नहीं मिला: {reason}',
  oauthClosed: 'विंडो बंद कर दी गई',
  oauthInsecure: 'यह पृष्ठ https पर दिया जाना चाहिए',
  oauthDiscover: 'फ़्लो खोजें',
  oauthLegacy: '{flow} (पुराना)',
  oauthSecretIn: 'सीक्रेट भेजें',
  oauthInBody: 'फ़ॉर्म में',
  oauthInHeader: 'हेडर में',
  oauthCode: 'यह कोड डालें:',
  oauthRenew: 'टोकन नवीनीकृत करें',
  oauthValidUntil: '{time} तक मान्य।',
  oauthExpired: 'टोकन की अवधि समाप्त हो गई है।',
  oauthUnsafe: 'यहाँ कोई फ़्लो नहीं चलाया जा सकता: पते नहीं हैं या https नहीं हैं।',
  oauthSilent:
    '{origin} तक नहीं पहुँचा जा सकता, या वह इस पेज को अपने उत्तर पढ़ने नहीं देता (CORS)।',
  oauthForbidden:
    'इस साइट की कंटेंट सिक्योरिटी पॉलिसी {origin} को अनुरोध भेजने की अनुमति नहीं देती।',
  historyEmpty: 'इस टैब में अभी तक कुछ नहीं भेजा गया।',
  historyNote: 'इस टैब में रखा जाता है, क्रेडेंशियल के बिना।',
  historyClear: 'इतिहास मिटाएँ',
  historyRestore: 'फिर से भरें',
  noAnswer: 'कोई उत्तर नहीं',
}
