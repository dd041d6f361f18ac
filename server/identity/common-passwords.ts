// The entries of at least ten characters that lead the public lists of leaked passwords.
const COMMON = `
0123456789 0987654321 1029384756 1111111111 1212121212 1223334444 1234512345 1234554321 1234567890
12345678900 12345678901 1234567890a 12345678910 123456789a 123456789q 1234567891 1234567899
1234qwerasdf 123456qwerty 1234567qwe 147258369a 1a2b3c4d5e 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc
1qazxsw23edc 9876543210 987654321a a123456789 a1234567890 a1b2c3d4e5 abc1234567 abc123456789
abcd123456 abcd1234567 abcde12345 abcdef123456 abcdefghij abcdefghijk administrator admin12345
admin123456 adminadmin asd123456789 asdfasdfasdf asdfghjkl1 asdfghjkl123 asdfghjkl; asdfqwer1234
babygirl123 barcelona1 baseball123 basketball basketball1 butterfly1 changeme123 charlie123
chocolate1 christopher computer123 correcthorsebatterystaple dragon12345 elizabeth1 england123
facebook123 football12 football123 freedom123 fuckyou123 galatasaray google12345 hello12345
hello123456 helloworld iloveyou12 iloveyou123 iloveyou1234 internet123 jennifer123 jordan1234
lebron23james letmein123 letmein1234 liverpool1 liverpool123 loveyou123 manchester manunited1
master12345 michael123 michelle123 monkey12345 motdepasse mypassword mypassword1 naruto1234
newpassword nicholas123 p@ssw0rd123 p@ssword123 pa55word123 pass123456 passpass123 passw0rd12
passw0rd123 password01 password10 password11 password12 password123 password123! password1234
password12345 password2024 password2025 password2026 password99 passwordpassword passwort123
pokemon123 princess12 princess123 q1w2e3r4t5 q1w2e3r4t5y6 qazwsx1234 qazwsxedc1 qazwsxedcrfv
qwe123456789 qweasdzxc1 qweasdzxc123 qwer123456 qwerasdfzxcv qwerty1234 qwerty12345 qwerty123456
qwerty1234567 qwertyqwerty qwertyuiop qwertyuiop1 qwertyuiop123 qwertyuiop[] samsung123
secret12345 spiderman1 starwars123 sunshine12 sunshine123 superman12 superman123 test123456
testtest123 trustno1234 welcome123 welcome1234 welcome12345 whatever123 zaq12wsxcde3 zxcvbnm123
zxcvbnm1234 zxcvbnm123456 zxcvbnm,./
`;

/** Lower-case passwords that are guessed first. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(COMMON.trim().split(/\s+/));
