/** Common passwords in lower case, of eight characters or more, or that reach eight with added digits. */
export const blockedPasswords: ReadonlySet<string> = new Set(
  `
    password passw0rd p@ssw0rd p@ssword password1 password12 password123 password1234 password! iloveyou princess sunshine
    football baseball basketball superman batman trustno1 welcome welcome1 welcome123 letmein letmein1 monkey123
    dragon123 master123 shadow123 michael1 jennifer1 qwertyui qwertyuiop qwerty123 qwerty12 qwerty1234 1q2w3e4r 1q2w3e4r5t
    1qaz2wsx zaq12wsx qazwsxedc asdfghjk asdfghjkl zxcvbnm1 zxcvbnm123 abcd1234 abc12345 abc123456 a1b2c3d4 aa123456
    admin123 admin1234 administrator changeme changeme1 changeme123 default1 secret123 whatever computer internet starwars
    pokemon123 hello123 hello1234 freedom1 mustang1 charlie1 jordan23 liverpool chelsea1 arsenal1 manchester barcelona
    toronto1 toronto123 canada123 canadian mapleleafs raptors1 hockey123 soccer123 summer2024 summer2025 summer2026 winter2024
    winter2025 winter2026 spring2025 spring2026 autumn2025 autumn2026 january1 december1 november1 monday123 friday123 samsung1
    google123 facebook linkedin1 apple123 microsoft windows10 iphone12 killer123 ninja123 pepper123 cookie123 chocolate
    butterfly diamond1 purple123 orange123 yellow123 flower123 family123 jesus123 blessed1 angel123 lovely123 loveyou1
    babygirl babygirl1 sweetheart beautiful qwerty qwert12345 12345678 123456789 1234567890 12341234 11223344 112233445566
    87654321 987654321 00000000 11111111 12121212 123123123 123321123 147258369 159753456 741852963 789456123 password01
    pa55word pa55w0rd passpass testtest test1234 test12345 testing1 testing123 guest123 user1234 temp1234 temppass
    access14 access123 condo123 condominium resident resident1 tenant123 landlord building1 concierge apartment apartment1
    frontdoor opensesame keypad123 security1 security123 maintenance maintenance1 staff123 manager1 manager123 office123 riverside
    riverside1 tower123 towers123 skyline1 downtown downtown1
  `
    .trim()
    .split(/\s+/),
)
