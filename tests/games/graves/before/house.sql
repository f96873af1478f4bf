BEGIN TRANSACTION;
CREATE TABLE accounts (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, folded TEXT NOT NULL UNIQUE, guest TEXT NOT NULL UNIQUE, password TEXT,
    rating TEXT NOT NULL, made REAL NOT NULL);
CREATE TABLE adopted (guest TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE);
CREATE TABLE contacts (
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE, way TEXT NOT NULL, address TEXT NOT NULL,
    link TEXT UNIQUE, until REAL, PRIMARY KEY (account, way));
CREATE TABLE credentials (
    id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    kind TEXT NOT NULL, label TEXT NOT NULL, made REAL NOT NULL, used REAL NOT NULL);
CREATE TABLE departed (guest TEXT PRIMARY KEY);
CREATE TABLE keys (name TEXT PRIMARY KEY, value BLOB NOT NULL);
INSERT INTO "keys" VALUES('notices',X'CFBEB354E85807C343E25A114E6BFA8334EEBF90DB41CAAC0A3704BA0049A8F8');
INSERT INTO "keys" VALUES('cookies',X'84BFBFF08A0B836317142303954270A7C347005305C241A21272BBC6C30931A2');
CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, line TEXT NOT NULL,
    guest TEXT, request TEXT, PRIMARY KEY (table_id, number)) WITHOUT ROWID;
INSERT INTO "lines" VALUES('x5asq9nu2pzz',1,'{"n":1,"type":"Opened","game":"graves","rules":2,"seats":2,"options":{"cases":1,"knows_all":false,"life_is_pain":false,"first_detective":"random","extra_turn":false,"detective_deck":"","mastermind_deck":"\n[[ability]]\ncards = [\"2\", \"M7\"]\ntitle = \"Anything goes\"\neffect = \"change trump\"\nto = \"any suit\"\n\n[[ability]]\ncards = [\"3\", \"QA\"]\ntitle = \"Second look\"\neffect = \"fetch\"\nexcept = [\"3\", \"QA\", \"9\"]\n\n[[ability]]\ncards = [\"6\", \"B9\"]\ntitle = \"From the top\"\neffect = \"reshuffle\"\ndraw = 2\n\n[[ability]]\ncards = [\"5\"]\ntitle = \"Gone\"\neffect = \"remove\"\n\n[[ability]]\ncards = [\"4\"]\ntitle = \"Here too\"\neffect = \"carry\"\nmost = 9\n"},"commitment":"296172b0c6a210548b03abe79080bb396771adac27ce9095ef563a426d521553","entropy":[],"parlour":1,"names":["Ann","Bea"],"seal":"d76ddb3cdb78421fd40b72639a0fd11f926c203aa2fffc9f09d6477f2ba312b5"}',NULL,NULL);
INSERT INTO "lines" VALUES('x5asq9nu2pzz',2,'{"n":2,"type":"Moved","seat":-1,"move":{"type":"Tossed","detective":1},"seal":"f8ce5ebdef5e85f4cfcc2f77c822b9e85920beae6ea612ef403453b9f0086a5b"}',NULL,NULL);
INSERT INTO "lines" VALUES('x5asq9nu2pzz',3,'{"n":3,"type":"Moved","seat":-1,"move":{"type":"LaidOut","locations":["Bank Vault (II)","Record Office","Alley","Countryside","Bank Vault"]},"seal":"4143c93864cae2ca2f06ecd49eb0ef7849f5ac7371edea371b162463dd956f0c"}',NULL,NULL);
INSERT INTO "lines" VALUES('x5asq9nu2pzz',4,'{"n":4,"type":"Moved","seat":-1,"move":{"type":"Dealt","identity":"Architect","evidence":["Baroness+Duke","Baroness+Engraver","Baroness+Chemist","Chemist+Duke","Chemist+Engraver","Duke+Engraver"],"detective":["M4","B5","S2","B2","N4","M3","N5","Q9","M8","Q2","S6","S4","Q4","M9","MA","Q8","N7","N3","Q6","N6","Q7","S5","N2","Q3","N9","B4","QA","B3","S7","S3","B7","Q5","M7","S9","SA","N8","S8","BA","B9","NA","B8","B6","M6","M5","M2"],"mastermind":["Q3","S6","M2","NA","N5","B6","N3","B5","Q2","MA","BA","Q5","Q8","Q9","S9","B4","B8","B3","S3","M3","M5","S5","Q7","B7","Q6","B9","S7","N9","N8","N4","M9","M6","N6","M7","SA","Q4","S4","M8","N7","N2","M4","QA","S2","B2","S8"]},"seal":"d13edfdc2d33863a9935e1f2de8e8cdc3f360ef348f0063c9527fa4afd910ac4"}',NULL,NULL);
INSERT INTO "lines" VALUES('x5asq9nu2pzz',5,'{"n":5,"type":"Moved","seat":1,"move":{"type":"Keep"},"seal":"20bfd15b4cf597ba0829ef0ee1aeca6fed65a225751f80704fa347808c71f929"}','RvdmeBi5kwn3rEqI','r5');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',6,'{"n":6,"type":"Moved","seat":0,"move":{"type":"Redraw"},"seal":"b8279a9bcc30ca76d9c27f0186410aef35d5b5c90cf9fc2d52ee4c705abb449f"}','7POUB2p5z2RorxON','r7');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',7,'{"n":7,"type":"Moved","seat":1,"move":{"type":"Place","card":"B6","trump":"","pay":""},"seal":"304bc9e09255eaea6b38decbf8645db170c9246d5aada4de3d37d68d37670f6e"}','RvdmeBi5kwn3rEqI','r9');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',8,'{"n":8,"type":"Moved","seat":1,"move":{"type":"Place","card":"NA","trump":"","pay":""},"seal":"20ca7d5e83156a9f13d1bba2387ba3c2bc5e5a473e760cd7976d8dfa166b4331"}','RvdmeBi5kwn3rEqI','r12');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',9,'{"n":9,"type":"Moved","seat":1,"move":{"type":"Place","card":"B8","trump":"","pay":""},"seal":"d9a02480a825ba6962599c4e5d1d8c99e19c0789be40bd1cea66b8977aca253e"}','RvdmeBi5kwn3rEqI','r15');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',10,'{"n":10,"type":"Moved","seat":1,"move":{"type":"Stop"},"seal":"5275671a82d4de6c5aec3e8c5b2c7bc17a5909b4c2b83e9d92e389d2cea26392"}','RvdmeBi5kwn3rEqI','r18');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',11,'{"n":11,"type":"Moved","seat":0,"move":{"type":"Place","card":"M7","trump":"M","pay":""},"seal":"37c5d394f16516bc95c1173b336c4d1e8484784695e386b4d63d618faaeef9fc"}','7POUB2p5z2RorxON','r20');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',12,'{"n":12,"type":"Moved","seat":0,"move":{"type":"Place","card":"M8","trump":"","pay":""},"seal":"39dce41fb461a6cc16c21ea89696a95b05a7f7477a42bed5effcb5a7632ee882"}','7POUB2p5z2RorxON','r23');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',13,'{"n":13,"type":"Moved","seat":0,"move":{"type":"Stop"},"seal":"d1d0ac5ea3e1848fe1709d8199ed1c05d80165dd0690d89da0828db650a1dd1e"}','7POUB2p5z2RorxON','r26');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',14,'{"n":14,"type":"Moved","seat":1,"move":{"type":"Place","card":"M6","trump":"","pay":""},"seal":"15a0ef86f1af3f93a8b6aa1695e6c26aabca1341d893d37f710924e899239a15"}','RvdmeBi5kwn3rEqI','r28');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',15,'{"n":15,"type":"Moved","seat":1,"move":{"type":"Place","card":"M5","trump":"","pay":""},"seal":"cd3904e0cac38efeab290c12f15ce53847cdce36a379af4d933e19b426f2afcd"}','RvdmeBi5kwn3rEqI','r31');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',16,'{"n":16,"type":"Moved","seat":1,"move":{"type":"Place","card":"BA","trump":"","pay":""},"seal":"de02dc747b3c0ab280d30277e8bb01a13369905ff68a54b15ba0bd7dcdfd1d16"}','RvdmeBi5kwn3rEqI','r34');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',17,'{"n":17,"type":"Moved","seat":1,"move":{"type":"Stop"},"seal":"55a18021225dcdbada7fe53bd28df12c50bffa0169c887b96366887649ce08e9"}','RvdmeBi5kwn3rEqI','r37');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',18,'{"n":18,"type":"Moved","seat":0,"move":{"type":"Place","card":"N2","trump":"","pay":""},"seal":"e4d2ac699558cc4d1e775d810e5c1b13558e741598fd3cceea94549dd684ccad"}','7POUB2p5z2RorxON','r39');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',19,'{"n":19,"type":"Moved","seat":0,"move":{"type":"Use","card":"N6"},"seal":"70d4481722ca40a287fcce338497e3f16fac455d69f932e83f2856f942812827"}','7POUB2p5z2RorxON','r42');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',20,'{"n":20,"type":"Moved","seat":-1,"move":{"type":"Shuffled","order":[0,1,2,33,4,31,6,7,8,9,32,11,12,13,14,15,16,17,35,19,20,21,22,23,24,25,26,27,28,34,30,5,10,3,29,18]},"seal":"57fef9a4820812faf288e1c4eb3e26866870052e2cd5d2d8ed687e6aa7624355"}',NULL,NULL);
INSERT INTO "lines" VALUES('x5asq9nu2pzz',21,'{"n":21,"type":"Moved","seat":0,"move":{"type":"Use","card":"S3"},"seal":"bcfcbdef9cea9dc532fb7d9b137496b0494abb0a619caaa5541e0a55348ea5ca"}','7POUB2p5z2RorxON','r45');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',22,'{"n":22,"type":"Moved","seat":0,"move":{"type":"Pick","card":"N6","pay":""},"seal":"f95479e88a3fefaeb898c7a116a5bac4442ea1f4551e96b0ffc7a833ea2d4e8b"}','7POUB2p5z2RorxON','r48');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',23,'{"n":23,"type":"Moved","seat":0,"move":{"type":"Place","card":"N4","trump":"","pay":""},"seal":"b9110df97029cc8ecbc10900bdc413384bfba4c60144650191cc156825ec3689"}','7POUB2p5z2RorxON','r51');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',24,'{"n":24,"type":"Moved","seat":0,"move":{"type":"Place","card":"M6","trump":"","pay":""},"seal":"cd13fedd697589789cf9986faf87db98e2306694d4f418b423eabf545fb8d8db"}','7POUB2p5z2RorxON','r54');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',25,'{"n":25,"type":"Moved","seat":0,"move":{"type":"Stop"},"seal":"2c43e0708a6f15519e75225b91085b39a5336773ba143f2cc943e673e2271942"}','7POUB2p5z2RorxON','r57');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',26,'{"n":26,"type":"Moved","seat":1,"move":{"type":"Place","card":"M2","trump":"","pay":""},"seal":"942dadbe0ceade533bab6caf2980dfb43cf1f6c94ca05985dfdaa211ded3426c"}','RvdmeBi5kwn3rEqI','r59');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',27,'{"n":27,"type":"Moved","seat":1,"move":{"type":"Place","card":"B9","trump":"","pay":""},"seal":"b6c6502f82fdfd9ad9b8f071b4c5f22ef99e25295389f9109771a448f5ee4f36"}','RvdmeBi5kwn3rEqI','r62');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',28,'{"n":28,"type":"Moved","seat":1,"move":{"type":"Stop"},"seal":"e3ef7d784051b9f264e4287388e47590838a724916aca51e1a44fde10c981e08"}','RvdmeBi5kwn3rEqI','r65');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',29,'{"n":29,"type":"Moved","seat":0,"move":{"type":"Place","card":"N7","trump":"","pay":""},"seal":"127d6659bd501fbc11afb8d2beb6aac9ede7ed4594c9807912c35137f942259a"}','7POUB2p5z2RorxON','r67');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',30,'{"n":30,"type":"Moved","seat":0,"move":{"type":"Use","card":"N6"},"seal":"f31d77acc6a5a6c122b7bfb62db3ed5a69a0032463539d04ff9ba20b5fa1b4d0"}','7POUB2p5z2RorxON','r70');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',31,'{"n":31,"type":"Moved","seat":-1,"move":{"type":"Shuffled","order":[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,32,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,15]},"seal":"377d4fc7321e5f8ce2eafb202146d8227fe80385167194562593dc7f35d4dda2"}',NULL,NULL);
INSERT INTO "lines" VALUES('x5asq9nu2pzz',32,'{"n":32,"type":"Moved","seat":0,"move":{"type":"Stop"},"seal":"3aadbbb431a869a8fc1cafa3954ea3927fdd9481eced3ab43af692c127b52cf1"}','7POUB2p5z2RorxON','r73');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',33,'{"n":33,"type":"Moved","seat":1,"move":{"type":"Place","card":"M7","trump":"","pay":""},"seal":"b2e2fa0ece1d7e045ea050a3d1b3175b2727f09dc14c377bb14530083845c5cb"}','RvdmeBi5kwn3rEqI','r75');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',34,'{"n":34,"type":"Moved","seat":1,"move":{"type":"Place","card":"S8","trump":"","pay":""},"seal":"498f7067af18f0e179bfb106d2ed0d078be0e4205c41acc27d3920c198fb4f13"}','RvdmeBi5kwn3rEqI','r78');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',35,'{"n":35,"type":"Moved","seat":1,"move":{"type":"Place","card":"S9","trump":"","pay":""},"seal":"9ece1d518f41557af430f4c81496461c9bc586cb1145d6fdd81ad77246511a78"}','RvdmeBi5kwn3rEqI','r81');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',36,'{"n":36,"type":"Moved","seat":1,"move":{"type":"Place","card":"SA","trump":"","pay":""},"seal":"f0b409776491afc7f30cfb806cbb131ed68411c0d71548ef7c256bd7b0162867"}','RvdmeBi5kwn3rEqI','r84');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',37,'{"n":37,"type":"Moved","seat":1,"move":{"type":"Stop"},"seal":"6663c8cd6eb5ae2f9437578b8418863aa2684437753ffca4c1dcda671beea4d1"}','RvdmeBi5kwn3rEqI','r87');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',38,'{"n":38,"type":"Moved","seat":0,"move":{"type":"Place","card":"S4","trump":"","pay":""},"seal":"c7b28c9ef716fa92540f202ccf357610b82c75e9655f9d9ccc8484f2bbf2480c"}','7POUB2p5z2RorxON','r89');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',39,'{"n":39,"type":"Moved","seat":0,"move":{"type":"Place","card":"S2","trump":"Q","pay":""},"seal":"14cbce2d486d0731d1eb9bdca907348beda64df2af350752362c1e0345e8d8db"}','7POUB2p5z2RorxON','r92');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',40,'{"n":40,"type":"Moved","seat":0,"move":{"type":"Place","card":"SA","trump":"","pay":""},"seal":"085c4b6aa76a3335d886c68e2b9d7d5bb8e852faef0aa3f1d1292f3fe2108617"}','7POUB2p5z2RorxON','r95');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',41,'{"n":41,"type":"Moved","seat":0,"move":{"type":"Place","card":"Q4","trump":"","pay":""},"seal":"d8a0231e8a6a681fe2d9a8dac901bd401001eae24c0311bf9a5ba7513abdc360"}','7POUB2p5z2RorxON','r98');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',42,'{"n":42,"type":"Moved","seat":0,"move":{"type":"Stop"},"seal":"5a73d1573d2709805380b183785f9103b136a00231af352fcd46a56b6fd6a008"}','7POUB2p5z2RorxON','r101');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',43,'{"n":43,"type":"Moved","seat":1,"move":{"type":"Place","card":"B7","trump":"","pay":""},"seal":"e93b9513aaa75d35f2da5939223953c5197b0082714a3bfa9a5d0b897a2fdfa3"}','RvdmeBi5kwn3rEqI','r103');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',44,'{"n":44,"type":"Moved","seat":1,"move":{"type":"Stop"},"seal":"96536762a5a1fc71b934f4a6ef6905f4fb757fd22a68b40d9fe172e0776b34e9"}','RvdmeBi5kwn3rEqI','r106');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',45,'{"n":45,"type":"Moved","seat":0,"move":{"type":"Place","card":"N9","trump":"","pay":""},"seal":"8e45c95f3de049377a0596313d51dd7c9e8c5515272269bf21154e3df1031051"}','7POUB2p5z2RorxON','r108');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',46,'{"n":46,"type":"Moved","seat":0,"move":{"type":"Place","card":"N8","trump":"","pay":""},"seal":"5d15543d7d1682267166399194ba80b942dd7dc57989a7631a42ce431aae7512"}','7POUB2p5z2RorxON','r111');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',47,'{"n":47,"type":"Moved","seat":0,"move":{"type":"Stop"},"seal":"7d7e5a6e7fac7c969ec9fb93a26d284371760bf98ceb6c199abc54bac04efa91"}','7POUB2p5z2RorxON','r114');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',48,'{"n":48,"type":"Moved","seat":1,"move":{"type":"Place","card":"S3","trump":"","pay":""},"seal":"6547ef597b3ee6ca660251d1067257c1ff8e983141cf21c83482542592f9d1f7"}','RvdmeBi5kwn3rEqI','r116');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',49,'{"n":49,"type":"Moved","seat":1,"move":{"type":"Use","card":"Q5"},"seal":"556fc9d4474b2891cf07d255501e2b55d9200b9d5706f0d5950786f3b43eb101"}','RvdmeBi5kwn3rEqI','r119');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',50,'{"n":50,"type":"Moved","seat":1,"move":{"type":"Pick","card":"M7","pay":""},"seal":"e3cbdc9b354008d0db245ce98b424b518d1e5d77ecefd5841ab6abad50a2b6fa"}','RvdmeBi5kwn3rEqI','r122');
INSERT INTO "lines" VALUES('x5asq9nu2pzz',51,'{"n":51,"type":"Moved","seat":1,"move":{"type":"Place","card":"S7","trump":"","pay":""},"seal":"4d05e7d82eb5eaac2448c802ce3858dd597fa36d2cecc03882eaf9f64504e320"}','RvdmeBi5kwn3rEqI','r125');
CREATE TABLE links (
    hash TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE, until REAL NOT NULL);
CREATE TABLE marks (
    table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, guest TEXT NOT NULL, square TEXT NOT NULL,
    mark TEXT NOT NULL, PRIMARY KEY (table_id, seat, guest, square)) WITHOUT ROWID;
CREATE TABLE migrations (version INTEGER PRIMARY KEY, at DOUBLE PRECISION NOT NULL);
INSERT INTO "migrations" VALUES(1,1.79497648923190474511e+09);
INSERT INTO "migrations" VALUES(2,1.79497648923191857337e+09);
INSERT INTO "migrations" VALUES(3,1.79497648923192071909e+09);
INSERT INTO "migrations" VALUES(4,1.79497648923192214967e+09);
INSERT INTO "migrations" VALUES(5,1.79497648923192381861e+09);
INSERT INTO "migrations" VALUES(6,1.79497648923192501067e+09);
INSERT INTO "migrations" VALUES(18,1.79497648923192644121e+09);
INSERT INTO "migrations" VALUES(20,1.79497648923192834853e+09);
INSERT INTO "migrations" VALUES(25,1.79497648923192954059e+09);
CREATE TABLE mutes (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, guest TEXT NOT NULL, muted TEXT NOT NULL,
    PRIMARY KEY (table_id, guest, muted)) WITHOUT ROWID;
CREATE TABLE notices (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, guest TEXT NOT NULL, way TEXT NOT NULL,
    account TEXT NOT NULL, due REAL, tries INTEGER NOT NULL DEFAULT 0, told BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (table_id, guest, way),
    FOREIGN KEY (account, way) REFERENCES contacts (account, way) ON DELETE CASCADE);
CREATE TABLE outcomes (number INTEGER PRIMARY KEY AUTOINCREMENT, table_id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, outcome TEXT NOT NULL);
CREATE TABLE players (
    guest TEXT NOT NULL, number BIGINT NOT NULL REFERENCES outcomes (number) ON DELETE CASCADE, seat INTEGER NOT NULL,
    PRIMARY KEY (guest, number));
CREATE TABLE remarks (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, room TEXT NOT NULL, number INTEGER NOT NULL,
    guest TEXT NOT NULL, request TEXT NOT NULL, seat INTEGER, name TEXT NOT NULL, kind TEXT NOT NULL,
    body TEXT NOT NULL, about INTEGER NOT NULL, at REAL NOT NULL, line INTEGER NOT NULL,
    PRIMARY KEY (table_id, room, number)) WITHOUT ROWID;
CREATE TABLE sitters (
    guest TEXT NOT NULL, table_id TEXT NOT NULL REFERENCES tables (id), asked INTEGER NOT NULL,
    PRIMARY KEY (guest, table_id)) WITHOUT ROWID;
INSERT INTO "sitters" VALUES('7POUB2p5z2RorxON','x5asq9nu2pzz',0);
INSERT INTO "sitters" VALUES('RvdmeBi5kwn3rEqI','x5asq9nu2pzz',1);
CREATE TABLE tables (
    id TEXT PRIMARY KEY, seed BLOB NOT NULL, seating BLOB NOT NULL, version INTEGER NOT NULL,
    deadline REAL, opened REAL NOT NULL, touched REAL NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES('x5asq9nu2pzz',X'58572E19B34D060AD5833445C8262F5D91760ED70BA477765AC7F63DFEF8F744',X'7B2267616D65223A22677261766573222C226F7074696F6E73223A7B226361736573223A312C226B6E6F77735F616C6C223A66616C73652C226C6966655F69735F7061696E223A66616C73652C2266697273745F646574656374697665223A2272616E646F6D222C2265787472615F7475726E223A66616C73652C226465746563746976655F6465636B223A22222C226D61737465726D696E645F6465636B223A225C6E5B5B6162696C6974795D5D5C6E6361726473203D205B5C22325C222C205C224D375C225D5C6E7469746C65203D205C22416E797468696E6720676F65735C225C6E656666656374203D205C226368616E6765207472756D705C225C6E746F203D205C22616E7920737569745C225C6E5C6E5B5B6162696C6974795D5D5C6E6361726473203D205B5C22335C222C205C2251415C225D5C6E7469746C65203D205C225365636F6E64206C6F6F6B5C225C6E656666656374203D205C2266657463685C225C6E657863657074203D205B5C22335C222C205C2251415C222C205C22395C225D5C6E5C6E5B5B6162696C6974795D5D5C6E6361726473203D205B5C22365C222C205C2242395C225D5C6E7469746C65203D205C2246726F6D2074686520746F705C225C6E656666656374203D205C22726573687566666C655C225C6E64726177203D20325C6E5C6E5B5B6162696C6974795D5D5C6E6361726473203D205B5C22355C225D5C6E7469746C65203D205C22476F6E655C225C6E656666656374203D205C2272656D6F76655C225C6E5C6E5B5B6162696C6974795D5D5C6E6361726473203D205B5C22345C225D5C6E7469746C65203D205C224865726520746F6F5C225C6E656666656374203D205C2263617272795C225C6E6D6F7374203D20395C6E227D2C22636861697273223A5B7B226775657374223A2237504F55423270357A32526F72784F4E222C226E616D65223A22416E6E222C22626F74223A6E756C6C2C22636F6E6365646564223A66616C73652C22616772656573223A66616C73652C226C617465223A66616C73652C226C656674223A6E756C6C2C22706175736573223A66616C73652C227265706C61636564223A66616C73652C226C75636B223A22222C22776F726473223A6E756C6C2C22706C61796572223A6E756C6C2C22726174696E67223A6E756C6C2C227374616E64696E67223A6E756C6C2C226B69636B6564223A66616C73652C226B6570745F666F72223A6E756C6C7D2C7B226775657374223A225276646D654269356B776E3372457149222C226E616D65223A22426561222C22626F74223A6E756C6C2C22636F6E6365646564223A66616C73652C22616772656573223A66616C73652C226C617465223A66616C73652C226C656674223A6E756C6C2C22706175736573223A66616C73652C227265706C61636564223A66616C73652C226C75636B223A22222C22776F726473223A6E756C6C2C22706C61796572223A6E756C6C2C22726174696E67223A6E756C6C2C227374616E64696E67223A6E756C6C2C226B69636B6564223A66616C73652C226B6570745F666F72223A6E756C6C7D5D2C227075626C6963223A66616C73652C2270616365223A302C22627564676574223A302C22696E6372656D656E74223A302C2272756E6E696E67223A5B5D2C2273696E6365223A302E302C22706175736564223A66616C73652C2268656C64223A6E756C6C2C226F766572647565223A66616C73652C2277696E646F77223A302C2261776179223A36302C2268656C70223A226D61726B73222C2274616C6B223A747275652C2268757272696564223A66616C73652C226D6F766564223A66616C73652C22756E646F6E65223A302C226578657263697365223A66616C73652C22686F7374223A2237504F55423270357A32526F72784F4E222C227374616765223A22706C6179696E67222C22686F77223A6E756C6C2C22776879223A22222C22646561646C696E65223A6E756C6C2C22656E74726F7079223A5B5D2C22646F6F7273223A7B226C6F636B6564223A66616C73652C226B69636B6564223A7B7D7D2C22616761696E223A6E756C6C2C22616761696E5F6279223A307D',2,NULL,1.79497648928149890895e+09,1.79497648928149914739e+09);
CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX sitters_by_table ON sitters (table_id);
CREATE INDEX tables_by_touch ON tables (touched);
CREATE UNIQUE INDEX remarks_by_request ON remarks (table_id, guest, request);
CREATE INDEX adopted_by_account ON adopted (account);
CREATE INDEX credentials_by_account ON credentials (account);
CREATE INDEX notices_by_contact ON notices (account, way);
DELETE FROM "sqlite_sequence";
COMMIT;