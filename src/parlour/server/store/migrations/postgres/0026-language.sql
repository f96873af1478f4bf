-- In which language somebody hears that it is their turn: that of the page where they gave the address.
ALTER TABLE contacts ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
